import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusProgress, countWager, type Turnover, turnoverLeft, turnoversAt } from './bonuses.ts';

const turnover = (id: string, more: Partial<Turnover> = {}): Turnover => ({
  id,
  left: 100n,
  from: 0,
  until: null,
  maxBet: null,
  state: 'active',
  ended: null,
  ...more,
});

test.each([
  [
    'counts for the oldest first, and goes on to the next',
    130n,
    [
      ['a', 0n, 'completed'],
      ['b', 70n, 'active'],
    ],
  ],
  [
    'completes at exactly what is left',
    100n,
    [
      ['a', 0n, 'completed'],
      ['b', 100n, 'active'],
    ],
  ],
  [
    'is one coin short',
    99n,
    [
      ['a', 1n, 'active'],
      ['b', 100n, 'active'],
    ],
  ],
] as const)('MEM-11 a stake %s', (_, counts, expected) => {
  const after = countWager([turnover('b', { from: 5 }), turnover('a')], { placed: 10, at: 10, stake: counts, counts });
  const sorted = [...after].sort((x, y) => x.from - y.from);
  expect(sorted.map(({ id, left, state }) => [id, left, state])).toEqual(expected);
});

test('MEM-11 a stake above the maximum ends that bonus and counts for the others; the end of a bonus is exact', () => {
  const held = [turnover('a', { maxBet: 50n }), turnover('b', { from: 1 })];
  const after = countWager(held, { placed: 10, at: 10, stake: 51n, counts: 51n });
  expect(after.map(({ state, left, ended }) => [state, left, ended])).toEqual([
    ['void', 100n, 10],
    ['active', 49n, null],
  ]);
  expect(countWager(held, { placed: 10, at: 10, stake: 50n, counts: 5n })[0]).toMatchObject({
    state: 'active',
    left: 95n,
  });
  const ending = [turnover('a', { until: 10 })];
  expect(countWager(ending, { placed: 9, at: 9, stake: 1n, counts: 1n })[0]).toMatchObject({
    state: 'active',
    left: 99n,
  });
  expect(countWager(ending, { placed: 10, at: 10, stake: 1n, counts: 1n })[0]).toMatchObject({
    state: 'expired',
    left: 100n,
    ended: 10,
  });
});

test('MEM-11 whatever is staked, each stake counts at most once, nothing is turned over twice, and what has ended stays ended', () => {
  const bonus = fc.record({
    left: fc.bigInt({ min: 1n, max: 300n }),
    from: fc.nat(50),
    until: fc.option(fc.integer({ min: 20, max: 120 })),
    maxBet: fc.option(fc.bigInt({ min: 1n, max: 60n })),
  });
  const wager = fc.record({
    wait: fc.nat(10),
    stake: fc.bigInt({ min: 1n, max: 80n }),
    share: fc.bigInt({ min: 0n, max: 100n }),
  });
  fc.assert(
    fc.property(fc.array(bonus, { maxLength: 5 }), fc.array(wager, { maxLength: 40 }), (bonuses, wagers) => {
      let held: readonly Turnover[] = bonuses.map((one, place) => turnover(String(place), one));
      let at = 0;
      let counted = 0n;
      const whole = held.reduce((sum, { left }) => sum + left, 0n);
      for (const { wait, stake, share } of wagers) {
        at += wait;
        const counts = (stake * share) / 100n;
        counted += counts;
        const before = new Map(held.map((one) => [one.id, one]));
        held = countWager(held, { placed: at, at, stake, counts });
        for (const one of held) {
          const earlier = before.get(one.id);
          expect(one.left >= 0n && one.left <= (earlier?.left ?? 0n)).toBe(true);
          if (earlier?.state !== 'active') expect(one).toEqual(earlier);
          expect(one.state === 'completed').toBe(one.left === 0n);
        }
        expect(whole - held.reduce((sum, { left }) => sum + left, 0n)).toBeLessThanOrEqual(counted);
        const open = turnoversAt(held, at).filter(({ state }) => state === 'active');
        expect(turnoverLeft(held, at)).toBe(open.reduce((sum, { left }) => sum + left, 0n));
      }
    }),
  );
  expect(bonusProgress({ wagerDone: '25', wagerTotal: '100' })).toBe(0.25);
});
