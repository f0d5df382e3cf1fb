import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { rankOf } from '../kit/cards.ts';
import { gameOf } from '../rounds.fixture.ts';
import { type HiLoBet, hiLoBets, paid, returned, sideOf, timesOf, winningRanks } from './odds.ts';
import { type HiLoTrail, hiLo } from './rules.ts';

const game = gameOf({ gameType: 'PVP', title: 'Hi-Lo Garden' });
const [ace, seven, king] = [0, 6, 12] as const;

const play = (bet: string, open: number, random: () => number, others: readonly string[] = []) =>
  hiLo.play({ game, bets: [{ bet, stake: 1_000_000n }], random, lies: { trail: [open] }, others });

describe('GAM-12 hi-lo', { timeout: 60_000 }, () => {
  test.each(hiLoBets)('GAM-12 SBX-07 100,000 rounds on %s return what the sheet says', (bet) => {
    const random = createRandom(20240611);
    const rounds = 100_000;
    let sum = 0;
    let squares = 0;
    let lies: unknown = hiLo.table?.layOut(random);
    for (let round = 0; round < rounds; round += 1) {
      const open = (lies as HiLoTrail).trail.at(-1) ?? 0;
      // A bet that no rank wins is not offered, so take the other side.
      const made: HiLoBet = winningRanks(bet, open) > 0 ? bet : bet === 'higher' ? 'lower' : 'higher';
      const outcome = hiLo.play({ game, bets: [{ bet: made, stake: 1_000_000n }], random, lies });
      const win = Number(outcome.wins[0]) / 10_000;
      sum += win;
      squares += win * win;
      ({ lies } = outcome);
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(1.5);
    expect(Math.abs(mean - 96.92), `${mean}`).toBeLessThan(3 * error);
  });

  test('GAM-12 on every open card each bet that can win returns what the sheet says, to a hundredth', () => {
    expect(hiLo.sheet?.returnToPlayer).toBe('96.92');
    for (let open = 0; open < 13; open += 1) {
      for (const bet of hiLoBets) {
        const winners = Array.from({ length: 13 }, (_, next) => sideOf(open, next)).filter(
          (side) => side === bet,
        ).length;
        expect(winningRanks(bet, open)).toBe(winners);
        if (winners === 0) continue;
        const back = (Number(paid(1_000_000n, winners)) * winners) / 13 / 10_000;
        expect(back.toFixed(2), `${bet} on ${open}`).toBe(returned);
      }
    }
    expect([12, 11, 6, 1].map(timesOf)).toEqual(['1.05', '1.14', '2.10', '12.60']);
  });

  test('GAM-12 the ace is lowest, the king highest, an equal card is neither', () => {
    expect(sideOf(seven, king)).toBe('higher');
    expect(sideOf(seven, ace)).toBe('lower');
    expect(sideOf(seven, seven + 13)).toBe('same');
    expect(winningRanks('higher', king)).toBe(0);
    expect(winningRanks('lower', ace)).toBe(0);
    expect(() => play('higher', king, () => 0.5)).toThrow(RangeError);
    expect(() => play('lower', ace, () => 0.5)).toThrow(RangeError);
    expect(() => play('joker', seven, () => 0.5)).toThrow(RangeError);
  });

  test('GAM-12 what is drawn lies open next, is paid exactly, and settles the other seats as well', () => {
    const random = createRandom(4);
    const seen = new Set<string>();
    let lies: unknown = { trail: [seven] };
    for (let round = 0; round < 400; round += 1) {
      const open = (lies as HiLoTrail).trail.at(-1) ?? 0;
      const outcome = hiLo.play({
        game,
        bets: [{ bet: 'same', stake: 10n }],
        random,
        lies,
        others: ['Ab***c', 'De***f'],
      });
      const { next, others } = outcome.result;
      ({ lies } = outcome);
      expect((lies as HiLoTrail).trail.at(-1)).toBe(next);
      expect((lies as HiLoTrail).trail.length).toBeLessThanOrEqual(6);
      expect(outcome.wins).toEqual([rankOf(next) === rankOf(open) ? 126n : 0n]);
      expect(others.map(({ name }) => name)).toEqual(['Ab***c', 'De***f']);
      for (const { bet, outcome } of others) {
        expect(outcome).toBe(bet === sideOf(open, next) ? 'won' : 'lost');
        expect(winningRanks(bet, open)).toBeGreaterThan(0);
        seen.add(bet);
      }
    }
    expect(seen).toEqual(new Set(hiLoBets));
  });
});
