import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { fishing } from './rules.ts';
import { shoal } from './shoal.ts';

const game = gameOf({ gameType: 'FISH', title: 'Rule the Reef', returnToPlayer: '95.00' });

describe('SBX-07 fishing', { timeout: 60_000 }, () => {
  test.each(shoal)('SBX-07 shots at a $fish return what the sheet says', ({ fish, multiplier }) => {
    const { mean, error } = returnOver(fishing, fish, 150_000, game);
    expect(error).toBeLessThan(0.3 * Math.sqrt(multiplier) + 0.1);
    expect(Math.abs(mean - 95)).toBeLessThan(3 * error);
  });

  test('SBX-07 what is caught is paid, what gets away is not, and nothing else can be shot at', () => {
    const random = createRandom(9);
    const seen = new Set<boolean>();
    for (let shot = 0; shot < 2000; shot += 1) {
      const { fish, multiplier } = shoal[shot % shoal.length] as (typeof shoal)[number];
      const { result, win } = playOne(fishing, fish, { game, stake: 10n, random });
      expect(result).toMatchObject({ kind: 'fishing', fish });
      expect(win).toBe(result.caught ? 10n * BigInt(multiplier) : 0n);
      seen.add(result.caught);
    }
    expect(seen.size).toBe(2);
    expect(() => playOne(fishing, 'kraken')).toThrow(RangeError);
  });
});
