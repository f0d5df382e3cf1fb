import { describe, expect, test } from 'vitest';
import { deckSize, rankOf } from '../kit/cards.ts';
import { gameOf, playOne, returnOver } from '../rounds.fixture.ts';
import { deal, dragonTigerBets, markOf, paid, returns, type Winner } from './deal.ts';
import { dragonTiger } from './rules.ts';

const game = gameOf({ gameType: 'LIVE', title: 'Dragon Tiger Orchid 5' });

describe('GAM-12 dragon tiger', { timeout: 60_000 }, () => {
  test('GAM-12 the higher card wins, aces are lowest, and a tie gives half of the bets on a side back', () => {
    const round = (...cards: [number, number]) => deal(() => cards.shift() ?? 0);
    expect(round(12, 0).winner).toBe('dragon');
    expect(round(0, 14).winner).toBe('tiger');
    expect(round(5, 18).winner).toBe('tie');
    expect(markOf(round(5, 18))).toBe('=');
    expect(dragonTigerBets.map((bet) => paid(bet, 101n, 'tie'))).toEqual([50n, 1212n, 50n]);
    expect(dragonTigerBets.map((bet) => paid(bet, 100n, 'tiger'))).toEqual([0n, 0n, 200n]);
    expect(() => playOne(dragonTiger, 'player')).toThrow(RangeError);
  });

  test('GAM-12 over all pairs of cards of eight decks each bet returns what is told', () => {
    const found: Record<Winner, number> = { dragon: 0, tie: 0, tiger: 0 };
    for (let dragon = 0; dragon < deckSize; dragon += 1) {
      for (let tiger = 0; tiger < deckSize; tiger += 1) {
        const cards = [tiger, dragon];
        const { winner } = deal(() => cards.pop() ?? 0);
        const chance = (dragon === tiger ? 7 : 8) / 415 / deckSize;
        for (const bet of dragonTigerBets) found[bet] += Number(paid(bet, 200n, winner)) * chance;
      }
    }
    expect(Object.fromEntries(dragonTigerBets.map((bet) => [bet, (found[bet] / 2).toFixed(2)]))).toEqual(returns);
    expect(rankOf(deckSize - 1)).toBe(12);
  });

  test.each(dragonTigerBets)('GAM-12 SBX-07 100,000 rounds on %s return what the pay table says', (bet) => {
    const { mean, error } = returnOver(dragonTiger, bet, 100_000, game);
    expect(Math.abs(mean - Number(returns[bet]))).toBeLessThan(3.5 * error);
  });
});
