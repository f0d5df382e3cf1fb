import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractDifference } from './contractDifference.ts';
import {
  type ContractTerms,
  checkTerms,
  contractKinds,
  cycles,
  fieldBound,
  fitTerms,
  isRate,
  kindRules,
  mostTiers,
  type TierField,
  tierFields,
} from './contractTerms.ts';
import { arbitraryTerms, dividendTerms, dividendTier } from './contractTestData.ts';

const source = { kind: 'contract', id: 'own', version: 3 } as const;
const own = dividendTerms([
  ['60000', '4000', '12', '10'],
  ['400000', '16000', '60', '14'],
  ['900000', '40000', '150', '18'],
]);
const bounds = { source, tiers: own.tiers, digits: 2 };
const first = ['90000.00', '4000', '20', '4'] as const;

test('AGT-11 a payer may pass on exactly what they have, and nothing that asks less or pays more', () => {
  expect(checkTerms(own, bounds)).toEqual([]);
  expect(checkTerms(dividendTerms([first, ['400000', '16000', '60', '15']]), bounds)).toEqual([
    { rule: 'bound', tier: 1, field: 'rate', bound: { limit: '14', tier: 1, source } },
  ]);
  expect(checkTerms(dividendTerms([['59999.99', '3999', '11', '10.0001']]), bounds)).toEqual(
    (['valid-bets', 'team-result', 'active-members', 'rate'] as const).map((field) => ({
      rule: 'bound',
      tier: 0,
      field,
      bound: { limit: own.tiers[0]?.[field], tier: 0, source },
    })),
  );
});

test('AGT-11 tiers beyond the last of the payer are bound by it', () => {
  expect(fieldBound(bounds, 7, 'rate')).toEqual({ limit: '18', tier: 2, source });
  const platform = { source: { kind: 'platform' }, tiers: [dividendTier('0', '0', '0', '40')], digits: 2 } as const;
  expect(checkTerms(own, platform)).toEqual([]);
  expect(checkTerms(dividendTerms([['0', '0', '0', '41']]), platform)).toMatchObject([{ rule: 'bound' }]);
});

test.each([
  [['', '4000', '20', '4'], { rule: 'required', field: 'valid-bets' }],
  [['1e9', '4000', '20', '4'], { rule: 'malformed', field: 'valid-bets', digits: 2 }],
  [['90000.001', '4000', '20', '4'], { rule: 'malformed', field: 'valid-bets', digits: 2 }],
  [['90000', '4000', '20.5', '4'], { rule: 'malformed', field: 'active-members', digits: 0 }],
  [['90000', '-1', '20', '4'], { rule: 'negative', field: 'team-result', least: '0' }],
  [['90000', '4000', '20', '0'], { rule: 'rate-range', field: 'rate', above: '0', most: '100' }],
  [['90000', '4000', '20', '100.1'], { rule: 'rate-range', field: 'rate', above: '0', most: '100' }],
  [['90000', '4000', '20', '4.00001'], { rule: 'malformed', field: 'rate', digits: 4 }],
] as const)('AGT-11 the tier %j breaks %j', (tier, problem) => {
  expect(checkTerms(dividendTerms([tier]), bounds)).toMatchObject([{ tier: 0, ...problem }]);
});

test('AGT-11 conditions never fall and rates rise strictly from tier to tier', () => {
  const second = (tier: readonly [string, string, string, string]) =>
    checkTerms(dividendTerms([['500000', '20000', '70', '4'], tier]), bounds);
  expect(second(['499999.99', '20000', '70', '5'])).toEqual([
    { rule: 'falling', tier: 1, field: 'valid-bets', least: '500000' },
  ]);
  expect(second(['500000', '20000', '70', '4.0'])).toEqual([
    { rule: 'not-rising', tier: 1, field: 'rate', above: '4' },
  ]);
  expect(second(['500000', '20000', '70', '4.0001'])).toEqual([]);
});

test('AGT-11 AGT-12 a contract has 1 to 8 tiers and a cycle of its kind', () => {
  const count = { rule: 'tier-count', least: 1, most: 8 };
  expect(checkTerms({ ...own, tiers: [] }, bounds)).toEqual([count]);
  expect(checkTerms({ ...own, tiers: Array.from({ length: 9 }, () => ({})) }, bounds)).toContainEqual(count);
  for (const kind of contractKinds)
    for (const cycle of cycles) {
      const problems = checkTerms({ kind, cycle, tiers: [] }, bounds);
      expect(problems.some(({ rule }) => rule === 'cycle')).toBe(!kindRules[kind].cycles.includes(cycle));
    }
});

test('AGT-11 bounds of another kind allow nothing', () => {
  const wrong: ContractTerms = {
    kind: 'realtime-salary',
    cycle: 'five-minutes',
    tiers: [{ 'single-bet': '10', 'win-rate': '1', 'loss-rate': '1' }],
  };
  expect(checkTerms(wrong, bounds).map(({ rule }) => rule)).toEqual(['bound', 'bound', 'bound']);
});

test('AGT-11 terms fitted to the bounds keep every rule, and terms within them stay as they are', () => {
  const pair = fc.constantFrom(...contractKinds).chain((kind) => fc.tuple(arbitraryTerms(kind), arbitraryTerms(kind)));
  fc.assert(
    fc.property(pair, ([terms, parent]) => {
      const limits = { source, tiers: parent.tiers, digits: 2 };
      const fitted = fitTerms(terms, limits);
      expect(checkTerms(fitted, limits)).toEqual([]);
      expect(fitted.tiers.length).toBeLessThanOrEqual(mostTiers);
      expect(fitTerms(fitted, limits)).toEqual(fitted);
    }),
  );
});

test('AGT-11 whatever passes is within the payer\u2019s own contract in every field', () => {
  const pair = fc.constantFrom(...contractKinds).chain((kind) => fc.tuple(arbitraryTerms(kind), arbitraryTerms(kind)));
  fc.assert(
    fc.property(pair, ([terms, parent]) => {
      const passes = checkTerms(terms, { source, tiers: parent.tiers, digits: 2 }).length === 0;
      const within = terms.tiers.every((tier, place) => {
        const limit = parent.tiers[Math.min(place, parent.tiers.length - 1)];
        const figure = (field: TierField, of = tier) => Number(of[field]);
        return tierFields(terms.kind).every((field) =>
          isRate(field) ? figure(field) <= figure(field, limit) : figure(field) >= figure(field, limit),
        );
      });
      expect(passes).toBe(within);
    }),
  );
});

test('AGT-11 the difference names each change, what it means for the payee, and by how much', () => {
  const next = dividendTerms([
    ['90000', '4000', '20', '10'],
    ['400000.00', '16000', '60', '15'],
    ['850000', '40000', '150', '20'],
  ]);
  const difference = contractDifference(own, next);
  expect(difference).toMatchObject({ cycle: null, count: 5, paysMore: true, takesAway: true });
  expect(difference.tiers).toMatchObject([
    {
      kind: 'changed',
      changes: [
        { field: 'valid-bets', before: '60000', after: '90000', by: '30000', effect: 'harder' },
        { field: 'active-members', before: '12', after: '20', by: '8', effect: 'harder' },
      ],
    },
    { kind: 'changed', changes: [{ field: 'rate', before: '14', after: '15', by: '1', effect: 'pays-more' }] },
    {
      kind: 'changed',
      changes: [
        { field: 'valid-bets', by: '50000', effect: 'easier' },
        { field: 'rate', by: '2', effect: 'pays-more' },
      ],
    },
  ]);
});

test('AGT-11 the difference names added and removed tiers and another cycle', () => {
  const shorter: ContractTerms = { ...own, cycle: 'weekly', tiers: own.tiers.slice(0, 2) };
  expect(contractDifference(own, shorter)).toMatchObject({
    cycle: { before: 'semi-monthly', after: 'weekly' },
    tiers: [{ kind: 'same' }, { kind: 'same' }, { kind: 'removed', tier: 2 }],
    count: 5,
    paysMore: false,
    takesAway: true,
  });
  expect(contractDifference(shorter, own)).toMatchObject({ paysMore: true, takesAway: false });
});

test('AGT-11 a difference read backwards says the opposite', () => {
  const opposite = { 'pays-more': 'pays-less', 'pays-less': 'pays-more', easier: 'harder', harder: 'easier' } as const;
  fc.assert(
    fc.property(arbitraryTerms('dividend'), arbitraryTerms('dividend'), (one, other) => {
      const changes = (before: ContractTerms, after: ContractTerms) =>
        contractDifference(before, after).tiers.flatMap((tier) => (tier.kind === 'changed' ? tier.changes : []));
      expect(changes(other, one)).toEqual(
        changes(one, other).map(({ field, before, after, by, effect }) => ({
          field,
          before: after,
          after: before,
          by,
          effect: opposite[effect],
        })),
      );
      expect(contractDifference(one, one).count).toBe(0);
    }),
  );
});
