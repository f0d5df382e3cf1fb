import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { dice } from './rules.ts';
import { diceBets, diceMultipliers, diceWin } from './throws.ts';

const game = gameOf({ gameType: 'LIVE', title: 'Sic Bo Cedar 1', returnToPlayer: '95.00' });

describe('SBX-07 dice', { timeout: 60_000 }, () => {
  test.each(diceBets)('SBX-07 dice on %s return what their sheet says', (bet) => {
    const { mean, error } = returnOver(dice, bet, 150_000, game);
    expect(error).toBeLessThan(1.5);
    expect(Math.abs(mean - 95)).toBeLessThan(3 * error);
  });

  test('SBX-07 dice show what is paid; three of a kind beats both sums', () => {
    const random = createRandom(9);
    for (let index = 0; index < 3000; index += 1) {
      const bet = diceBets[index % 3] as 'small';
      const { result, win } = playOne(dice, bet, { game, stake: 10n, random });
      expect(win).toBe(diceWin(bet, result.dice) ? 10n * BigInt(diceMultipliers[bet]) : 0n);
    }
    expect(diceWin('small', [1, 2, 1])).toBe(true);
    expect(diceWin('small', [2, 2, 2])).toBe(false);
    expect(diceWin('big', [6, 6, 6])).toBe(false);
    expect(diceWin('triple', [6, 6, 6])).toBe(true);
    expect(diceWin('big', [6, 4, 1])).toBe(true);
    expect(() => playOne(dice, 'seven')).toThrow(RangeError);
  });
});
