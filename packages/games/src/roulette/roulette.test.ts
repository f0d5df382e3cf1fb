import { describe, expect, test } from 'vitest';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { roulette } from './rules.ts';
import { colourOf, insideSpots, oddsOf, spots, wheelOrder } from './spots.ts';

const game = gameOf({ gameType: 'LIVE', title: 'Roulette Cedar 1' });
const bringing = (number: number) => () => (number + 0.5) / 37;
const oneOfEachKind = [...new Map(spots.map((spot) => [spot.kind, spot.bet])).values()];

describe('GAM-12 roulette', { timeout: 60_000 }, () => {
  test('GAM-12 the table has every bet of a wheel with one zero, once', () => {
    const counts = new Map<string, number>();
    for (const { kind } of spots) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      line: 11,
      dozen: 3,
      column: 3,
      low: 1,
      even: 1,
      red: 1,
      black: 1,
      odd: 1,
      high: 1,
    });
    expect(new Set(spots.map(({ numbers }) => numbers.join())).size).toBe(spots.length);
    expect(new Set(insideSpots.map(({ x, y }) => `${x}/${y}`)).size).toBe(insideSpots.length);
    const bets = new Set(spots.map(({ bet }) => bet));
    for (const bet of ['0-1', '0-2', '0-3', '0-1-2', '0-2-3', '0-1-2-3', '17-20', '16-17-18', '31-32-33-34-35-36'])
      expect(bets.has(bet), bet).toBe(true);
    for (const apart of ['0-4', '3-4', '17-21', '1-3', '33-34']) expect(bets.has(apart), apart).toBe(false);
  });

  test('GAM-12 a wheel has 18 red and 18 black pockets that alternate, and one green zero', () => {
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    const colours = wheelOrder.map(colourOf);
    expect(colours[0]).toBe('green');
    for (let place = 1; place < 36; place += 1) expect(colours[place]).not.toBe(colours[place + 1]);
    for (const red of [1, 9, 12, 14, 18, 19, 27, 30, 36]) expect(colourOf(red)).toBe('red');
    for (const black of [2, 10, 11, 13, 17, 20, 28, 29, 35]) expect(colourOf(black)).toBe('black');
  });

  test('GAM-12 each bet pays as the pay table says, and its stake comes back with it', () => {
    const win = (bet: string, number: number) =>
      playOne(roulette, bet, { game, stake: 10n, random: bringing(number) }).win;
    expect(win('17', 17)).toBe(360n);
    expect(win('17', 18)).toBe(0n);
    expect(win('17-20', 20)).toBe(180n);
    expect(win('16-17-18', 16)).toBe(120n);
    expect(win('0-1-2-3', 0)).toBe(90n);
    expect(win('31-32-33-34-35-36', 33)).toBe(60n);
    expect(win('dozen-2', 24)).toBe(30n);
    expect(win('dozen-2', 25)).toBe(0n);
    expect(win('column-3', 36)).toBe(30n);
    expect(win('column-1', 34)).toBe(30n);
    expect(win('red', 36)).toBe(20n);
    expect(win('low', 18)).toBe(20n);
    expect(win('high', 18)).toBe(0n);
    for (const bet of ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'column-1'])
      expect(win(bet, 0), bet).toBe(0n);
    for (const wrong of ['37', '17-21', '20-17', 'green', '']) expect(() => win(wrong, 1), wrong).toThrow(RangeError);
  });

  test('GAM-12 over every number evenly each of its bets returns 36 of 37, as its sheet says', () => {
    for (const spot of spots) {
      expect(spot.numbers.length * (oddsOf(spot) + 1), spot.bet).toBe(36);
      let paid = 0n;
      for (let number = 0; number < 37; number += 1)
        paid += playOne(roulette, spot.bet, { random: bringing(number) }).win;
      expect(paid, spot.bet).toBe(36n);
    }
    expect(roulette.sheet?.returnToPlayer).toBe(((36 / 37) * 100).toFixed(2));
  });

  test.each(oneOfEachKind)('GAM-12 SBX-07 100,000 rounds on %s return what the sheet says', (bet) => {
    const { mean, error } = returnOver(roulette, bet, 100_000, game);
    expect(Math.abs(mean - 97.3)).toBeLessThan(3.5 * error);
  });
});
