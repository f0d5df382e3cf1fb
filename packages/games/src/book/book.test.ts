import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../rounds.fixture.ts';
import { book } from './game.ts';
import { lineText, oddsText, oddsTogether, outcomesOf, payoutOf, type Selection, shareOf } from './markets.ts';
import { cashOutOf, chancesOf, countsOf, expectedShare, margin, oddsOf } from './prices.ts';
import { sportRules, sports, sportsOf } from './sports.ts';

const points = fc.integer({ min: 0, max: 120 });
const sport = fc.constantFrom(...sports);
const line = fc.integer({ min: -40, max: 400 });
const odds = fc.integer({ min: 101, max: 10_000 });
const stake = fc.bigInt({ min: 1n, max: 10_000_000n });
const share = fc
  .constantFrom(
    ...([
      [2, 0],
      [1, 1],
      [0, 2],
      [0, 1],
      [0, 0],
    ] as const),
  )
  .map(([won, back]) => ({ won, back }));

const pick = (
  market: Selection['market'],
  outcome: Selection['outcome'],
  at: number,
  of: Selection['sport'],
): Selection => ({
  sport: of,
  market,
  outcome,
  line: at,
});

describe('SBX-07 GAM-12 settlement of bets', () => {
  test('SBX-07 whatever the score, a side wins what the other loses, and both get back the same', () => {
    fc.assert(
      fc.property(sport, line, points, points, (of, at, home, away) => {
        for (const [market, one, other] of [
          ['handicap', 'home', 'away'],
          ['total', 'over', 'under'],
        ] as const) {
          const [left, right] = [one, other].map((outcome) => shareOf(pick(market, outcome, at, of), home, away));
          expect((left?.won ?? 0) + (right?.won ?? 0) + Math.max(left?.back ?? 0, right?.back ?? 0)).toBe(2);
          expect(left?.back).toBe(right?.back);
        }
      }),
    );
  });

  test('SBX-07 one outcome of the winner wins, or without a draw on offer a level score gives back', () => {
    fc.assert(
      fc.property(sport, points, points, (of, home, away) => {
        const shares = outcomesOf(of, 'winner').map((outcome) => shareOf(pick('winner', outcome, 0, of), home, away));
        const level = home === away && !sportRules[of].draw;
        expect(shares.filter(({ won }) => won === 2)).toHaveLength(level ? 0 : 1);
        expect(shares.filter(({ back }) => back === 2)).toHaveLength(level ? shares.length : 0);
      }),
    );
  });

  test('SBX-07 a quarter line is half a stake on each line beside it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20 }), points, points, (half, home, away) => {
        const quarter = 2 * half + 1;
        for (const [market, outcome] of [
          ['handicap', 'home'],
          ['handicap', 'away'],
          ['total', 'over'],
          ['total', 'under'],
        ] as const) {
          const at = (where: number) => shareOf(pick(market, outcome, where, 'football'), home, away);
          const [low, mid, high] = [at(quarter - 1), at(quarter), at(quarter + 1)];
          expect(mid).toEqual({ won: (low.won + high.won) / 2, back: (low.back + high.back) / 2 });
        }
      }),
    );
  });

  test.each([
    [-3, 1, 0, { won: 1, back: 1 }],
    [-3, 2, 0, { won: 2, back: 0 }],
    [-1, 1, 1, { won: 0, back: 1 }],
    [-4, 1, 0, { won: 0, back: 2 }],
    [2, 1, 1, { won: 2, back: 0 }],
    [-2, 1, 1, { won: 0, back: 0 }],
  ] as const)('SBX-07 on a line of %i quarters, %i to %i is as books settle it', (at, home, away, expected) => {
    expect(shareOf(pick('handicap', 'home', at, 'football'), home, away)).toEqual(expected);
  });

  test('SBX-07 a payout is cut to a whole unit, never above its odds, and a leg that comes back counts as 1.00', () => {
    fc.assert(
      fc.property(stake, fc.array(fc.record({ odds, share }), { minLength: 1, maxLength: 6 }), (amount, legs) => {
        const paid = payoutOf(amount, legs);
        const exact =
          legs.reduce((sum, leg) => sum * (leg.share.won * leg.odds + leg.share.back * 100), Number(amount)) /
          200 ** legs.length;
        expect(paid).toBeGreaterThanOrEqual(0n);
        expect(Number(paid)).toBeLessThanOrEqual(exact * (1 + 1e-9));
        expect(Number(paid)).toBeGreaterThan(exact * (1 - 1e-9) - 1);
        const back = { odds: 450, share: { won: 0, back: 2 } as const };
        expect(payoutOf(amount, [...legs, back])).toBe(paid);
        if (legs.some((leg) => leg.share.won + leg.share.back === 0)) expect(paid).toBe(0n);
      }),
    );
    expect(payoutOf(1000n, [{ odds: 190, share: { won: 1, back: 1 } }])).toBe(1450n);
    expect(oddsTogether([200, 150])).toBe(300);
  });
});

describe('SBX-07 GAM-12 odds', () => {
  test('SBX-07 counts have their mean, and all chances are one', () => {
    for (const mean of [0, 0.02, 1.4, 30, 176]) {
      const counts = countsOf(mean);
      expect(counts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 8);
      expect(counts.reduce((sum, each, at) => sum + each * at, 0)).toBeCloseTo(mean, 6);
    }
  });

  test('SBX-07 every outcome is priced to return all but the margin of what does not come back', () => {
    const mean = fc.double({ min: 0.05, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        sport,
        points,
        points,
        mean,
        mean,
        fc.integer({ min: -12, max: 12 }),
        (of, home, away, one, other, off) => {
          const chances = chancesOf({ score: [home, away], means: [[one, other]] });
          for (const market of ['winner', 'handicap', 'total'] as const)
            for (const outcome of outcomesOf(of, market)) {
              const at =
                market === 'winner' ? 0 : market === 'total' ? 4 * (home + away) + 8 + off : 4 * (away - home) + off;
              const selection = pick(market, outcome, at, of);
              const offered = oddsOf(selection, chances);
              if (offered === null) continue;
              const { won, back } = expectedShare(selection, chances);
              const returned = (won * offered) / 100 / (1 - back);
              // Odds are rounded to whole hundredths, so they may be off by half of one.
              expect(Math.abs(returned - (1 - margin / 10_000))).toBeLessThanOrEqual((won / (1 - back)) * 0.005 + 1e-9);
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('SBX-07 what is certain or next to impossible is closed', () => {
    const settled = chancesOf({ score: [3, 0], means: [[0.001, 0.001]] });
    expect(oddsOf(pick('winner', 'home', 0, 'football'), settled)).toBeNull();
    expect(oddsOf(pick('winner', 'away', 0, 'football'), settled)).toBeNull();
  });

  test('SBX-07 cashing out pays the fair price less the margin, cut to a unit', () => {
    expect(cashOutOf(10_000n, [1])).toBe(9500n);
    expect(cashOutOf(10_000n, [1.2, 0.5])).toBe(5700n);
    expect(cashOutOf(1n, [1])).toBe(0n);
  });
});

describe('GAM-12 the book as a game', () => {
  test('GAM-11 GAM-12 its sheet says the margin, its title which sport comes first', () => {
    expect(book.sheet?.returnToPlayer).toBe('95.00');
    expect(sportsOf({ gameType: 'SPORTS', title: 'Cricket Exchange' })[0]).toBe('cricket');
    expect(sportsOf({ gameType: 'SPORTS', title: 'Match Day' })[0]).toBe('football');
    expect(sportsOf({ gameType: 'ESPORTS', title: 'Arena Five' })).toEqual(['arena']);
    expect(() => book.play({ game: gameOf(), bets: [{ bet: 'reels', stake: 1n }], random: () => 0 })).toThrow(
      RangeError,
    );
  });

  test('GAM-12 odds and lines are written by whole figures', () => {
    expect([215, 101, 10_000].map(oddsText)).toEqual(['2.15', '1.01', '100.00']);
    expect([-3, 2, 0].map((at) => lineText(at, true))).toEqual(['\u22120.75', '+0.5', '+0']);
    expect(lineText(11, false)).toBe('2.75');
  });
});
