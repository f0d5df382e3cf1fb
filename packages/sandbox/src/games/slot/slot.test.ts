import { describe, expect, test } from 'vitest';
import { createRandom } from '../../art/seed.ts';
import { choosePrize } from '../kit/prizes.ts';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { slotPrizes } from './prizes.ts';
import { readReels, reelsBet, slotLines } from './reels.ts';
import { layoutOf, slot, symbolsOf } from './rules.ts';

describe('SBX-07 slot', { timeout: 60_000 }, () => {
  test.each([
    ['88.00', 1],
    ['96.20', 3],
    ['97.50', 5],
  ])('SBX-07 a slot that promises %s at volatility %s returns that in the long run', (returnToPlayer, volatility) => {
    const { mean, error } = returnOver(slot, reelsBet, 200_000, gameOf({ returnToPlayer, volatility }));
    expect(error).toBeLessThan(1.5);
    expect(Math.abs(mean - Number(returnToPlayer))).toBeLessThan(3 * error);
  });

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
    for (let index = 0; index < 8000; index += 1) {
      const { result, win } = playOne(slot, reelsBet, { game, stake: 7n, random });
      const standing = readReels(layout, result.reels, prizes);
      expect(standing.map(({ multiplier }) => BigInt(multiplier) * 7n)).toEqual(win > 0n ? [win] : []);
      expect(result.line !== null).toBe(win > 0n);
      seen.add(Number(win / 7n));
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 2, 3, 5, 10, 25, 100]);
    expect(new Set(slotLines[layout].map((line) => line.slice(0, 3).join(''))).size).toBe(slotLines[layout].length);
  });

  test('SBX-07 a game keeps its layout and has six symbols, its subject pays most', () => {
    const layouts = Array.from({ length: 60 }, (_, index) => layoutOf({ vassalage: 'OMB', code: String(index) }));
    expect(new Set(layouts)).toEqual(new Set(['3x3', '5x3']));
    const symbols = symbolsOf(gameOf({ title: 'Amber Heron Trail' }));
    expect(new Set(symbols).size).toBe(6);
    expect(symbols.at(-1)).toContain('/heron.svg');
  });

  test('SBX-07 wins are exact for stakes beyond what floats can hold, and other bets are refused', () => {
    const stake = 99_999_999_999_999_999n;
    expect(playOne(slot, reelsBet, { stake, random: () => 0 }).win).toBe(199_999_999_999_999_998n);
    expect(() => playOne(slot, 'small')).toThrow(RangeError);
  });
});
