import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { readPick } from './numbers.ts';
import { draw } from './rules.ts';

const game = gameOf({ gameType: 'ELOTT', returnToPlayer: '92.00' });

describe('SBX-07 draw', { timeout: 60_000 }, () => {
  test('SBX-07 a draw returns what its sheet says', () => {
    const { mean, error } = returnOver(draw, '3-7-20', 150_000, game);
    expect(error).toBeLessThan(0.9);
    expect(Math.abs(mean - 92)).toBeLessThan(3 * error);
  });

  test('SBX-07 balls show what is paid', () => {
    const random = createRandom(9);
    for (let index = 0; index < 3000; index += 1) {
      const { result, win } = playOne(draw, '1-2-3', { game, stake: 10n, random });
      const { balls, matched } = result;
      expect(new Set(balls).size).toBe(6);
      expect(balls.every((ball) => ball >= 1 && ball <= 20)).toBe(true);
      expect([...matched].sort()).toEqual(balls.filter((ball) => ball <= 3).sort());
      expect(win).toBe([0n, 0n, 30n, 250n][matched.length]);
    }
  });

  test('SBX-07 a bet is three different numbers of the board', () => {
    expect(readPick('3-7-20')).toEqual([3, 7, 20]);
    for (const wrong of ['1-1-2', '0-1-2', '1-2-3-4', '1.5-2-3', '1-2', '', '1-2-21', 'small'])
      expect(readPick(wrong), wrong).toBeNull();
    expect(() => playOne(draw, '1-1-2')).toThrow(RangeError);
  });
});
