import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, toMinor } from '../base/money.ts';
import { type ContractTerms, contractKinds } from './contractTerms.ts';
import { arbitraryTerms, dividendTerms, runs } from './contractTestData.ts';
import { type PeriodFigures, replayPeriods, type Settlement, settle } from './settlement.ts';
import { tierProgress } from './tierProgress.ts';

const rules = { digits: 2, carriesLosses: true };
const before = dividendTerms([
  ['60000', '4000', '12', '10'],
  ['400000', '16000', '60', '14'],
  ['900000', '40000', '150', '18'],
]);
const after = dividendTerms([
  ['90000', '4000', '20', '10'],
  ['400000', '16000', '60', '15'],
  ['850000', '40000', '150', '20'],
]);
const period = (
  stakes: string,
  payouts: string,
  validBets: string,
  activeMembers: string,
): Extract<PeriodFigures, { kind: 'dividend' }> => ({
  kind: 'dividend',
  stakes,
  payouts,
  bonuses: '0',
  validBets,
  activeMembers,
  carriedIn: '0',
});
const october = {
  ...period('1312480.00', '1238655.60', '1264900', '338'),
  bonuses: '15184.40',
  carriedIn: '-12480.00',
};

test('AGT-11 a dividend is explained from stakes to amount, with the loss that is carried over', () => {
  expect(settle(before, october, rules)).toEqual({
    lines: [
      { kind: 'entry', of: 'stakes', amount: '1312480.00' },
      { kind: 'entry', of: 'payouts', amount: '-1238655.60' },
      { kind: 'subtotal', of: 'base', amount: '73824.40' },
      { kind: 'entry', of: 'bonuses', amount: '-15184.40' },
      { kind: 'subtotal', of: 'team-result', amount: '58640.00' },
      { kind: 'entry', of: 'carried-in', amount: '-12480.00' },
      { kind: 'subtotal', of: 'rate-base', amount: '46160.00' },
      {
        kind: 'tier',
        tier: 2,
        conditions: [
          { condition: 'valid-bets', has: '1264900.00', needs: '900000', met: true },
          { condition: 'team-result', has: '58640.00', needs: '40000', met: true },
          { condition: 'active-members', has: '338', needs: '150', met: true },
        ],
      },
      { kind: 'share', tier: 2, rate: 'rate', percent: '18', base: '46160.00', amount: '8308.80' },
      { kind: 'carried-out', amount: '0.00' },
    ],
    tier: 2,
    amount: '8308.80',
    carriedOut: '0.00',
  });
});

test('AGT-11 three periods replayed under old and new terms carry the loss between them', () => {
  const periods = [
    period('31250', '0', '400000', '60'),
    period('0', '12480', '50000', '9'),
    { ...october, carriedIn: '0' },
  ];
  const amounts = (terms: ContractTerms) => replayPeriods(terms, periods, rules)?.map(({ amount }) => amount);
  expect(amounts(before)).toEqual(['4375.00', '0.00', '8308.80']);
  expect(amounts(after)).toEqual(['4687.50', '0.00', '9232.00']);
  expect(replayPeriods(before, periods, { ...rules, carriesLosses: false })?.[2]?.amount).toBe('10555.20');
  expect(replayPeriods(before, [{ ...october, stakes: 'x' }], rules)).toBeNull();
});

test('AGT-11 a tier that is not reached says what was missing and pays nothing', () => {
  const settled = settle(before, period('4000', '880', '60000', '12'), rules);
  expect(settled).toMatchObject({ tier: null, amount: '0.00' });
  expect(settled?.lines.find(({ kind }) => kind === 'tier')).toMatchObject({
    conditions: [{ met: true }, { condition: 'team-result', has: '3120.00', needs: '4000', met: false }, { met: true }],
  });
});

test('AGT-11 a loss greater than the result is carried on, and pays nothing', () => {
  expect(settle(before, { ...october, carriedIn: '-100000' }, rules)).toMatchObject({
    tier: 2,
    amount: '0.00',
    carriedOut: '-41360.00',
  });
});

test('AGT-12 salaries pay for valid bets, and real-time salary for each bet that is large enough', () => {
  const daily: ContractTerms = {
    kind: 'daily-salary',
    cycle: 'daily',
    tiers: [{ 'valid-bets': '100', 'active-members': '2', rate: '0.333' }],
  };
  expect(settle(daily, { kind: 'daily-salary', validBets: '1000.05', activeMembers: '2' }, rules)?.amount).toBe('3.33');
  expect(settle(daily, { kind: 'daily-salary', validBets: '1000.05', activeMembers: '1' }, rules)?.amount).toBe('0.00');
  const realtime: ContractTerms = {
    kind: 'realtime-salary',
    cycle: 'five-minutes',
    tiers: [
      { 'single-bet': '10', 'win-rate': '0.1', 'loss-rate': '0.2' },
      { 'single-bet': '100', 'win-rate': '0.2', 'loss-rate': '0.4' },
    ],
  };
  const bets = ['9.99', '50', '30', '100'].map((stake, place) => ({ stake, won: place % 2 === 1 }));
  const settled = settle(realtime, { kind: 'realtime-salary', bets }, rules);
  expect(settled).toMatchObject({ tier: 1, amount: '0.31' });
  expect(settled?.lines.filter(({ kind }) => kind === 'share')).toMatchObject([
    { tier: 0, rate: 'win-rate', base: '50.00', amount: '0.05' },
    { tier: 0, rate: 'loss-rate', base: '30.00', amount: '0.06' },
    { tier: 1, rate: 'win-rate', base: '100.00', amount: '0.20' },
  ]);
  expect(settle(realtime, { kind: 'realtime-salary', bets: [] }, rules)).toMatchObject({ tier: null, amount: '0.00' });
});

test.each([
  [{ ...october, stakes: 'NaN' }],
  [{ ...october, payouts: '-1' }],
  [{ ...october, carriedIn: '1' }],
  [{ ...october, activeMembers: '1.5' }],
  [{ kind: 'hourly-salary', validBets: '1' }],
] as const)('AGT-11 figures that cannot be trusted settle nothing: %j', (figures) => {
  expect(settle(before, figures, rules)).toBeNull();
  expect(tierProgress(before, figures, 2) === null || figures.kind === 'dividend').toBe(true);
});

const money = fc.nat({ max: 2_000 }).map((minor) => fromMinor(BigInt(minor), 2));
const figuresOf: Readonly<Record<PeriodFigures['kind'], fc.Arbitrary<PeriodFigures>>> = {
  dividend: fc.record({
    kind: fc.constant('dividend' as const),
    stakes: money,
    payouts: money,
    bonuses: money,
    validBets: money,
    activeMembers: fc.nat({ max: 30 }).map(String),
    carriedIn: fc.nat({ max: 2_000 }).map((minor) => fromMinor(BigInt(-minor), 2)),
  }),
  'daily-salary': fc.record({
    kind: fc.constant('daily-salary' as const),
    validBets: money,
    activeMembers: fc.nat({ max: 30 }).map(String),
  }),
  'hourly-salary': fc.record({ kind: fc.constant('hourly-salary' as const), validBets: money }),
  'realtime-salary': fc.record({
    kind: fc.constant('realtime-salary' as const),
    bets: fc.array(fc.record({ stake: money, won: fc.boolean() }), { maxLength: 12 }),
  }),
};
const minorOf = (amount: string) => toMinor(amount, 2) ?? 0n;

function expectExplained({ lines, amount }: Settlement): void {
  let [entries, shares] = [0n, 0n];
  for (const line of lines) {
    if (line.kind === 'entry') entries += minorOf(line.amount);
    if (line.kind === 'subtotal') expect(minorOf(line.amount)).toBe(entries);
    if (line.kind === 'share') shares += minorOf(line.amount);
  }
  expect(shares).toBe(minorOf(amount));
  expect(shares >= 0n).toBe(true);
}

const anyCase = fc
  .constantFrom(...contractKinds)
  .chain((kind) => fc.tuple(arbitraryTerms(kind), fc.array(figuresOf[kind], { minLength: 1, maxLength: 4 })));

test('AGT-11 lines add up to the bill for any contract and periods, and no loss is forgotten', () => {
  fc.assert(
    fc.property(anyCase, fc.boolean(), ([terms, periods], carriesLosses) => {
      const settled = replayPeriods(terms, periods, { digits: 2, carriesLosses });
      expect(settled).toHaveLength(periods.length);
      settled?.forEach((each, place) => {
        expectExplained(each);
        const carriedIn = each.lines.find((line) => line.kind === 'entry' && line.of === 'carried-in');
        if (place > 0 && carriedIn?.kind === 'entry') expect(carriedIn.amount).toBe(settled[place - 1]?.carriedOut);
        if (each.tier === null) expect(minorOf(each.amount)).toBe(0n);
        expect(minorOf(each.carriedOut) <= 0n).toBe(true);
      });
    }),
    { numRuns: runs({ quick: 300, full: 2_000, deep: 10_000 }) },
  );
});

test('AGT-11 the meter says what is missing to the next tier, and where each bar ends', () => {
  expect(tierProgress(before, period('34120.50', '0', '742420', '268'), 2)).toEqual({
    reached: 1,
    next: 2,
    conditions: [
      { condition: 'valid-bets', has: '742420.00', reached: 1, filled: [1, 1, 0.684], missing: '157580' },
      { condition: 'team-result', has: '34120.50', reached: 1, filled: [1, 1, 0.755], missing: '5879.5' },
      { condition: 'active-members', has: '268', reached: 2, filled: [1, 1, 1], missing: '0' },
    ],
  });
  expect(tierProgress(before, october, 2)).toMatchObject({
    reached: 2,
    next: null,
    conditions: [{ missing: null }, {}, {}],
  });
  expect(tierProgress(before, { ...october, kind: 'dividend', payouts: '9999999' }, 2)).toMatchObject({
    reached: null,
    next: 0,
    conditions: [{}, { filled: [0, 0, 0], reached: null }, {}],
  });
});

test('AGT-11 the meter and the settlement agree on the tier, and what is missing reaches the next one', () => {
  fc.assert(
    fc.property(arbitraryTerms('daily-salary'), money, fc.nat({ max: 30 }), (terms, validBets, members) => {
      const figures = { kind: 'daily-salary', validBets, activeMembers: String(members) } as const;
      const progress = tierProgress(terms, figures, 2);
      expect(progress?.reached).toBe(settle(terms, figures, rules)?.tier);
      if (!progress || progress.next === null) return;
      const [bets, people] = progress.conditions.map(({ missing }) => missing ?? '0');
      const more: PeriodFigures = {
        kind: 'daily-salary',
        validBets: fromMinor(minorOf(validBets) + minorOf(bets ?? '0'), 2),
        activeMembers: String(members + Number(people)),
      };
      expect(settle(terms, more, rules)?.tier).toBeGreaterThanOrEqual(progress.next);
    }),
  );
});
