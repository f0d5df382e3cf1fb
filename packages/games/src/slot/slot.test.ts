import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { choosePrize } from '../kit/prizes.ts';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { drawRound, freeRounds, multiplierOf, slotPrizes, starChance } from './prizes.ts';
import { readReels, reelsBet, slotLines, star, wild } from './reels.ts';
import { layoutOf, slot, symbolsOf } from './rules.ts';

describe('SBX-07 slot', { timeout: 60_000 }, () => {
  test.each([
    ['88.00', 1],
    ['96.20', 3],
    ['97.50', 5],
  ])('SBX-07 a slot that promises %s at volatility %s returns that in the long run', (returnToPlayer, volatility) => {
    const rounds = 20_000;
    const { mean, error } = returnOver(slot, reelsBet, rounds, gameOf({ returnToPlayer, volatility }));
    expect(error * Math.sqrt(rounds)).toBeLessThan(670);
    expect(Math.abs(mean - Number(returnToPlayer))).toBeLessThan(3 * error);
  });

  test.each([1, 3, 5])(
    'SBX-07 over every fraction evenly, a round at volatility %s returns what the sheet names, free rounds among them',
    (volatility) => {
      const prizes = slotPrizes('5x3', volatility);
      const meanAfter = (stars: number, count: number) => {
        let paid = 0;
        for (let index = 0; index < count; index += 1) {
          // The first fraction decides about stars, the others draw prizes.
          const fractions = [stars];
          paid += multiplierOf(drawRound(prizes, 96.2, () => fractions.pop() ?? (index + 0.5) / count));
        }
        return (paid / count) * 100;
      };
      expect(drawRound(prizes, 96.2, () => starChance * 0.999).free).toHaveLength(freeRounds);
      expect(drawRound(prizes, 96.2, () => starChance).free).toEqual([]);
      const [ofLines, ofFree] = [meanAfter(1, 400_000), meanAfter(0, 50_000)];
      expect(ofLines * (1 - starChance) + ofFree * starChance).toBeCloseTo(96.2, 1);
    },
  );

  test('SBX-07 over every fraction evenly, prizes return what the game promises to a hundredth', () => {
    const count = 400_000;
    for (const volatility of [1, 5]) {
      const prizes = slotPrizes('5x3', volatility);
      let paid = 0;
      for (let index = 0; index < count; index += 1) {
        paid += choosePrize(prizes, 96.2, (index + 0.5) / count)?.multiplier ?? 0;
      }
      expect((paid / count) * 100).toBeCloseTo(96.2, 1);
    }
  });

  test('SBX-07 all that is paid adds up to the return exactly, whatever the volatility', () => {
    for (const volatility of [1, 2, 3, 4, 5]) {
      const shares = slotPrizes('5x3', volatility).map(({ share }) => share);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    }
    const hits = (volatility: number) =>
      slotPrizes('5x3', volatility).reduce((sum, { share, multiplier }) => sum + share / multiplier, 0);
    expect(hits(1)).toBeGreaterThan(hits(5) * 1.8);
    expect(choosePrize(slotPrizes('5x3', 3), 96, 0)?.multiplier).toBe(2);
    expect(choosePrize(slotPrizes('5x3', 3), 96, 0.999999)).toBeNull();
  });

  test.each(['3x3', '5x3'] as const)('SBX-07 %s reels show exactly the prize that is paid', (layout) => {
    const code = Array.from({ length: 60 }, (_, index) => `OMB-${index}`).find(
      (each) => layoutOf({ vassalage: 'OMB', code: each }) === layout,
    );
    const game = gameOf({ code, volatility: 4, returnToPlayer: '97.00' });
    const prizes = slotPrizes(layout, 4);
    const random = createRandom(5);
    const seen = new Set<number>();
    const specials = { wildOnLine: 0, wildOff: 0, free: 0 };
    const paidBy = (reels: Parameters<typeof readReels>[1]) =>
      readReels(layout, reels, prizes).map(({ multiplier }) => multiplier);
    const stars = (reels: Parameters<typeof readReels>[1]) => reels.flat().filter((symbol) => symbol === star).length;
    for (let index = 0; index < 3_000; index += 1) {
      const { result, win } = playOne(slot, reelsBet, { game, stake: 7n, random });
      const { line, reels, free } = result;
      expect(stars(reels)).toBe(free.length > 0 ? 3 : Math.min(1, stars(reels)));
      const paid = [paidBy(reels), ...free.map((each) => paidBy(each.reels))];
      expect(paid.every((each) => each.length <= 1)).toBe(true);
      expect(free.map(({ multiplier }) => multiplier)).toEqual(paid.slice(1).map(([multiplier = 0]) => multiplier));
      expect(BigInt(paid.flat().reduce((sum, each) => sum + each, 0)) * 7n).toBe(win);
      expect(line !== null).toBe((paid[0] as number[]).length > 0);
      const marked = line?.rows.slice(0, line.count).map((row, column) => reels[column]?.[row]) ?? [];
      if (marked.includes(wild)) specials.wildOnLine += 1;
      else if (reels.flat().includes(wild)) specials.wildOff += 1;
      specials.free += free.length;
      expect(reels[0]).not.toContain(wild);
      if (free.length === 0) seen.add(Number(win / 7n));
    }
    for (const count of Object.values(specials)) expect(count).toBeGreaterThan(20);
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 2, 3, 5, 10, 25, 100]);
    expect(new Set(slotLines[layout].map((line) => line.slice(0, 3).join(''))).size).toBe(slotLines[layout].length);
  });

  test('SBX-07 a game keeps its layout and has six symbols that pay, its subject most, a wild one and a star', () => {
    const layouts = Array.from({ length: 60 }, (_, index) => layoutOf({ vassalage: 'OMB', code: String(index) }));
    expect(new Set(layouts)).toEqual(new Set(['3x3', '5x3']));
    const symbols = symbolsOf(gameOf({ title: 'Amber Heron Trail' }));
    expect(new Set(symbols).size).toBe(8);
    expect(symbols[5]).toContain('/heron.svg');
    for (const title of ['Crown of Suns', 'Cherry Row', 'Sun and Lotus']) {
      expect(new Set(symbolsOf(gameOf({ title }))).size).toBe(8);
    }
  });

  test('SBX-07 wins are exact for stakes beyond what floats can hold, and other bets are refused', () => {
    const stake = 99_999_999_999_999_999n;
    // All fractions are 0: stars, and the smallest prize in each of the eight free rounds.
    expect(playOne(slot, reelsBet, { stake, random: () => 0 }).win).toBe(stake * 16n);
    expect(() => playOne(slot, 'small')).toThrow(RangeError);
  });
});
