import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { match } from './rules.ts';
import { ends, matchBets, sideOf, timesOf } from './score.ts';

const game = gameOf({ gameType: 'DS88', title: 'Tin Feather Cup' });

describe('GAM-12 match', { timeout: 60_000 }, () => {
  test.each(matchBets)('GAM-12 SBX-07 100,000 matches on %s return what the sheet says', (bet) => {
    const { mean, error } = returnOver(match, bet, 100_000, game);
    expect(error).toBeLessThan(0.7);
    expect(Math.abs(mean - 96)).toBeLessThan(3 * error);
    expect(Number(timesOf(bet)) * ends[bet].ofFive * 20).toBeCloseTo(Number(match.sheet?.returnToPlayer), 9);
  });

  test('GAM-12 the score shows who won, the bet on it is paid and no other', () => {
    const random = createRandom(9);
    const seen = new Set<string>();
    for (let index = 0; index < 900; index += 1) {
      const bet = matchBets[index % 3] as 'draw';
      const { result, win } = playOne(match, bet, { game, stake: 10n, random });
      const [first, second] = result.score;
      expect(sideOf(result)).toBe(first > second ? 'first' : first < second ? 'second' : 'draw');
      expect(win).toBe(sideOf(result) === bet ? BigInt(Math.round(Number(timesOf(bet)) * 10)) : 0n);
      seen.add(sideOf(result));
    }
    expect(seen).toEqual(new Set(matchBets));
    expect(() => playOne(match, 'penalties', { game })).toThrow(RangeError);
  });
});
