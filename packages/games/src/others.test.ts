import { createRandom } from '@baize/art/seed';
import { expect, test } from 'vitest';
import { baccarat } from './baccarat/rules.ts';
import { dragonTiger } from './dragonTiger/rules.ts';
import type { Kind } from './kind.ts';
import type { OtherMove } from './protocol.ts';
import { roulette } from './roulette/rules.ts';
import { gameOf } from './rounds.fixture.ts';

const game = gameOf({ gameType: 'LIVE' });
const names = ['Ab***c', 'De***f', 'Gh***i'];

test.each([roulette, baccarat, dragonTiger] as Kind<{ kind: string; others: readonly OtherMove[] }>[])(
  'GAM-12 the other seats at $kind bet and are settled as the player would be, and change no result',
  (kind) => {
    const bets = new Set<string>();
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { result, wins } = kind.play({ game, bets: [], random: createRandom(seed), others: names });
      expect(wins).toEqual([]);
      expect(result.others.map(({ name }) => name)).toEqual(names);
      for (const { bet, outcome } of result.others) {
        const own = kind.play({ game, bets: [{ bet, stake: 100n }], random: createRandom(seed) });
        expect({ ...own.result, others: [] }).toEqual({ ...result, others: [] });
        const back = own.wins[0] ?? 0n;
        expect(outcome).toBe(back > 100n ? 'won' : back > 0n ? 'tied' : 'lost');
        bets.add(bet);
        outcomes.add(outcome);
      }
    }
    expect(bets.size).toBeGreaterThan(2);
    expect(outcomes.size).toBe(kind === (roulette as Kind) ? 2 : 3);
  },
);
