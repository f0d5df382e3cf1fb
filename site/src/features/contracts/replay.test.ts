import type { ContractTerms, PeriodFigures, SettlementRules } from '@baize/domain';
import { settle, tierProgress } from '@baize/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresAt, replayOf, type SettledPeriod, worstOf } from './replay.ts';

const rules: SettlementRules = { digits: 2, carriesLosses: true };
const terms: ContractTerms = {
  kind: 'dividend',
  cycle: 'semi-monthly',
  tiers: [
    { 'valid-bets': '60000', 'team-result': '4000', 'active-members': '12', rate: '10' },
    { 'valid-bets': '400000', 'team-result': '16000', 'active-members': '60', rate: '14' },
  ],
};
const figures = (stakes: string, payouts = '0'): PeriodFigures => ({
  kind: 'dividend',
  stakes,
  payouts,
  bonuses: '0',
  validBets: '100000',
  activeMembers: '20',
  carriedIn: '0',
});
const period = (number: number, of: PeriodFigures, billed: string | null, arrived = billed): SettledPeriod => ({
  from: number * 100,
  to: number * 100 + 99,
  figures: of,
  billed,
  arrived,
  state: billed === null ? null : 'awaiting-collection',
});

describe('AGT-11 a replay of settled periods', () => {
  test('takes the last three, the earliest first, however they come', () => {
    const periods = [3, 1, 4, 2].map((number) => period(number, figures('10000'), '900'));
    expect(replayOf(terms, periods, rules)?.rows.map(({ id }) => id)).toEqual(['200', '300', '400']);
  });

  test('says what each would have brought instead of what was billed, what of that arrived, and the sums', () => {
    const periods = [period(1, figures('10000'), '900.00', '400.00'), period(2, figures('20000'), null)];
    const replay = replayOf(terms, periods, rules);
    expect(replay?.rows.map(({ would, difference }) => [would.amount, difference])).toEqual([
      ['1000.00', '100'],
      ['2000.00', '2000'],
    ]);
    expect(replay?.totals).toEqual({ billed: '900', arrived: '400', would: '3000', difference: '2100' });
  });

  test('lowers the base of a period by the loss of the one before', () => {
    const periods = [period(1, figures('0', '3000'), '0'), period(2, figures('10000'), '1000')];
    const amounts = (carriesLosses: boolean) =>
      replayOf(terms, periods, { ...rules, carriesLosses })?.rows.map(({ would }) => would.amount);
    expect(amounts(true)).toEqual(['0.00', '700.00']);
    expect(amounts(false)).toEqual(['0.00', '1000.00']);
  });

  test('is empty without periods, and none for figures that cannot be settled', () => {
    expect(replayOf(terms, [], rules)).toEqual({
      rows: [],
      totals: { billed: '0', arrived: '0', would: '0', difference: '0' },
    });
    expect(replayOf(terms, [period(1, figures('x'), '0')], rules)).toBeNull();
    expect(replayOf(terms, [period(1, { kind: 'hourly-salary', validBets: '1' }, '0')], rules)).toBeNull();
  });
});

test('AGT-11 the worst case is the dearest period, wherever it stands; nothing where none can be settled', () => {
  const dear = period(2, figures('90000'), '0');
  expect(worstOf(terms, [period(1, figures('10000'), '0'), dear, period(3, figures('20000'), '0')], rules)).toBe(
    '9000.00',
  );
  expect(worstOf(terms, [period(1, figures('x'), '0')], rules)).toBe('0');
  expect(worstOf(terms, [], rules)).toBe('0');
});

describe('AGT-11 the figures that just reach a tier', () => {
  const salary = { ...terms, tiers: [{ 'valid-bets': '5000', 'active-members': '3', rate: '1' }] };

  test.each([
    ['dividend', terms],
    ['daily-salary', { ...salary, kind: 'daily-salary', cycle: 'daily' } as const],
    ['hourly-salary', { ...salary, kind: 'hourly-salary', cycle: 'hourly' } as const],
  ] as const)('reach it, for %s', (_, of) => {
    of.tiers.forEach((_tier, place) => {
      const at = figuresAt(of, place);
      expect(at && tierProgress(of, at, 2)?.reached).toBe(place);
    });
  });

  test('are none for what is paid bet by bet', () => {
    const bets: ContractTerms = { kind: 'realtime-salary', cycle: 'five-minutes', tiers: [{ 'single-bet': '10' }] };
    expect(figuresAt(bets, 0)).toBeNull();
  });

  test('bring the rate of the tier of its result, whatever the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000 }), (rate, result) => {
        const of: ContractTerms = { ...terms, tiers: [{ 'team-result': String(result), rate: String(rate) }] };
        const at = figuresAt(of, 0);
        expect(at && settle(of, at, rules)?.amount).toBe(((result * rate) / 100).toFixed(2));
      }),
    );
  });
});
