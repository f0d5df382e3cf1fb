import { payoutOf, shareOf } from '@baize/games/book/markets';
import { cashOutOf, expectedShare, margin } from '@baize/games/book/prices';
import { sportRules, sports, tickMs } from '@baize/games/book/sports';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../test/tier.ts';
import { MatchCalendar } from './calendar.ts';
import type { Match } from './match.ts';

const stake = 10_000n;
const stated = 1 - margin / 10_000;

interface Sums {
  bets: number;
  risked: number;
  paid: number;
  /** Squared deviation of each match's payout from the stated return. */
  squares: number;
}

/** Places a single on every open outcome of many matches at several times, and settles all by the final score. */
function playOut(seed: string, count: number) {
  let now = 0;
  const calendar = new MatchCalendar(seed, () => now);
  const singles: Sums = { bets: 0, risked: 0, paid: 0, squares: 0 };
  const cashed = { fair: 0, worth: 0, squares: 0 };
  let called = 0;
  for (const sport of sports) {
    const { ticks } = sportRules[sport];
    for (let place = 1_000; place < 1_000 + count; place += 1) {
      const match = calendar.find(`${sport}-${place}`) as Match;
      const placed: { pick: string; odds: number; at: number }[] = [];
      for (const at of [-400_000, -60_000, ticks * tickMs * 0.3, ticks * tickMs * 0.7]) {
        now = match.starts + at;
        if (calendar.standingOf(match).ended !== null) continue;
        for (const { outcomes } of calendar.offerOf(match).markets)
          for (const { pick, odds } of outcomes) if (odds !== null) placed.push({ pick, odds, at: now });
      }
      const half = match.starts + ticks * tickMs * 0.5;
      now = half;
      const prices = placed.map(({ pick, odds, at }) => {
        const selection = calendar.selectionOf(pick)?.selection;
        if (!selection || at > half || calendar.standingOf(match).ended !== null) return null;
        const { won, back } = expectedShare(selection, calendar.chancesOf(match));
        const off = calendar.abandonedAfter(match);
        return cashOutOf(stake, [off + (1 - off) * ((won * odds) / 100 + back)]);
      });
      now = match.starts + ticks * tickMs;
      const { state, score } = calendar.standingOf(match);
      if (state === 'abandoned') called += 1;
      let [above, apart] = [0, 0];
      placed.forEach(({ pick, odds }, index) => {
        const selection = calendar.selectionOf(pick)?.selection;
        if (!selection) return;
        const share = state === 'abandoned' ? ({ won: 0, back: 2 } as const) : shareOf(selection, ...score);
        const paid = Number(payoutOf(stake, [{ odds, share }]));
        const returned = (Number(stake) * share.back) / 2;
        singles.bets += 1;
        singles.risked += Number(stake) - returned;
        singles.paid += paid - returned;
        above += paid - returned - stated * (Number(stake) - returned);
        const price = prices[index] ?? null;
        if (price === null) return;
        cashed.fair += Number(price) / stated;
        cashed.worth += paid;
        apart += paid - Number(price) / stated;
      });
      singles.squares += above * above;
      cashed.squares += apart * apart;
    }
  }
  return { singles, cashed, called, matches: count * sports.length };
}

describe('SBX-07 matches before they begin', () => {
  test('SBX-07 a market is open with all its prices between 1.05 and 20, or closed with all; teams near each other differ', () => {
    let now = 0;
    const calendar = new MatchCalendar('prices', () => now);
    let closed = 0;
    for (const sport of sports) {
      for (let place = 1_000; place < 1_200; place += 1) {
        const match = calendar.find(`${sport}-${place}`) as Match;
        for (const at of [-400_000, -200_000, -60_000]) {
          now = match.starts + at;
          for (const { outcomes } of calendar.offerOf(match).markets) {
            const odds = outcomes.flatMap((outcome) => outcome.odds ?? []);
            if (odds.length === 0) closed += 1;
            else expect(odds).toHaveLength(outcomes.length);
            for (const each of odds) expect(each >= 105 && each <= 2_000, `${match.id} ${each}`).toBe(true);
          }
        }
        const near = [0, 1, 2, 3, 4, 5].map((next) => calendar.find(`${sport}-${place + next}`) as Match);
        const names = near.flatMap(({ home, away }) => [home, away].map((team) => team.split(' ')[1]));
        expect(new Set(names).size).toBe(12);
      }
    }
    expect(closed).toBeLessThan(0.02 * 3 * 3 * 3 * 200);
  });
});

describe('SBX-07 GAM-12 the return of the book', { timeout: 120_000 }, () => {
  test('SBX-07 over many bets before and during matches, singles return what the sheet says, and cashing out is fair', () => {
    const count = runs({ quick: 150, full: 400, deep: 1_500 });
    const { singles, cashed, called, matches } = playOut('returns', count);
    expect(singles.bets).toBeGreaterThan(60 * count);
    const most = 0.01 * Math.sqrt(1_500 / count);
    const error = Math.sqrt(singles.squares) / singles.risked;
    expect(error).toBeLessThan(most);
    expect(Math.abs(singles.paid / singles.risked - stated)).toBeLessThan(3 * error);
    const apart = Math.sqrt(cashed.squares) / cashed.fair;
    expect(apart).toBeLessThan(most);
    expect(Math.abs(cashed.worth / cashed.fair - 1)).toBeLessThan(3 * apart);
    expect(called / matches).toBeGreaterThan(1 / 60);
    expect(called / matches).toBeLessThan(1 / 27);
  });

  test('SBX-07 a multiple of two matches returns the product of their returns', () => {
    const calendar = new MatchCalendar('multiples', () => now);
    let now = 0;
    let [risked, paid, squares] = [0, 0, 0];
    const pairs = runs({ quick: 1_000, full: 2_000, deep: 4_000 });
    for (let place = 1_000; place < 1_000 + 2 * pairs; place += 2) {
      const pair = [place, place + 1].map((each) => calendar.find(`football-${each}`) as Match);
      now = (pair[1] as Match).starts - 600_000;
      const picks = pair.map(({ id }) => `${id}:winner:${place % 4 === 0 ? 'home' : 'away'}`);
      const odds = picks.map((pick) => calendar.oddsOf(pick));
      if (odds.includes(null)) continue;
      now += 2_000_000;
      const standings = pair.map((match) => calendar.standingOf(match));
      if (standings.some(({ state }) => state === 'abandoned')) continue;
      const legs = picks.map((pick, index) => {
        const selection = calendar.selectionOf(pick)?.selection;
        return { odds: odds[index] ?? 0, share: shareOf(selection as never, ...(standings[index]?.score ?? [0, 0])) };
      });
      const each = Number(payoutOf(stake, legs)) / Number(stake);
      risked += 1;
      paid += each;
      squares += each * each;
    }
    expect(risked).toBeGreaterThan(0.875 * pairs);
    const error = Math.sqrt(squares) / risked;
    expect(Math.abs(paid / risked - stated ** 2)).toBeLessThan(3 * error);
  });
});
