import { type ContractTier, contractKinds, type TermsBounds, tierFields } from '@baize/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EditedValues, nextTier, problemsOf, termsOf, tiersOf } from './termsEditing.ts';

const tier = (validBets: string, result: string, members: string, rate: string): ContractTier => ({
  'valid-bets': validBets,
  'team-result': result,
  'active-members': members,
  rate,
});
const dividend = { kind: 'dividend', cycle: 'monthly' } as const;
const bounds: TermsBounds = {
  source: { kind: 'contract', id: 'C1', version: 3 },
  tiers: [tier('60', '4', '12', '10'), tier('400', '16', '60', '14')],
  digits: 2,
};
const problems = (tiers: readonly EditedValues[], within: TermsBounds | null = bounds) =>
  problemsOf(termsOf(dividend, tiers), within, 2).map(({ rule, tier: place, field }) => [rule, place, field]);

describe('AGT-11 terms while they are edited', () => {
  test('are those of a contract again when nothing was touched', () => {
    const tiers = [tier('60', '4', '12', '9'), tier('400', '16', '60', '14')];
    expect(termsOf(dividend, tiersOf(tiers))).toEqual({ ...dividend, tiers });
    expect(problems(tiersOf(tiers))).toEqual([]);
  });

  test('keep what is no number apart from what is missing', () => {
    const [first] = tiersOf([tier('60', '4', '12', '9')]);
    const edited = { id: 't0', values: { ...first?.values, rate: null, 'valid-bets': '' } };
    expect(problems([edited])).toEqual([
      ['required', 0, 'valid-bets'],
      ['malformed', 0, 'rate'],
    ]);
  });

  test.each<[string, ContractTier, readonly unknown[]]>([
    ['a rate above the limit', tier('60', '4', '12', '11'), ['bound', 0, 'rate']],
    ['a condition below it', tier('59', '4', '12', '9'), ['bound', 0, 'valid-bets']],
    ['members that are no whole number', tier('60', '4', '12.5', '9'), ['malformed', 0, 'active-members']],
  ])('are held to the limits: %s', (_, values, problem) => {
    expect(problems(tiersOf([values]))).toEqual([problem]);
  });

  test('are held to no limits in a simulation, but to all other rules', () => {
    expect(problems(tiersOf([tier('0', '0', '0', '99')]), null)).toEqual([]);
    expect(problems(tiersOf([tier('10', '0', '0', '9'), tier('5', '0', '0', '9')]), null)).toEqual([
      ['falling', 1, 'valid-bets'],
      ['not-rising', 1, 'rate'],
    ]);
  });
});

describe('AGT-11 another tier', () => {
  test('asks for as much as its limits do, and waits for its rate', () => {
    expect(nextTier('dividend', tiersOf([tier('60', '4', '12', '9')]), bounds)).toEqual({
      id: 't1',
      values: tier('400', '16', '60', ''),
    });
  });

  test('asks for as much as the one before where there are no limits', () => {
    expect(nextTier('dividend', tiersOf([tier('60', '4', '12', '9')]), null).values).toEqual(tier('60', '4', '12', ''));
    expect(nextTier('hourly-salary', [], null).values).toEqual({ 'valid-bets': '', rate: '' });
  });

  test('has a name of its own, whichever were taken away before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contractKinds),
        fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 7 }),
        (kind, left) => {
          const tiers = left.map((number) => ({ id: `t${number}`, values: {} }));
          const added = nextTier(kind, tiers, null);
          expect(tiers.map(({ id }) => id)).not.toContain(added.id);
          expect(Object.keys(added.values)).toEqual(tierFields(kind));
        },
      ),
    );
  });
});
