import { type Currency, fromMinor } from '@baize/domain';
import type { WorldClock } from '../base/clock.ts';
import { randomFrom } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';
import type { GameLibrary } from './games.ts';
import { nameHeads, nameTails } from './names.ts';

interface WinnersContext {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly games: GameLibrary;
  currency(): Currency;
}

export interface Winner {
  id: string;
  /** Masked, so that no player can be recognised. */
  name: string;
  game: string;
  gameCode: string;
  vassalage: string;
  gameType: string;
  amount: string;
  at: number;
}

const rhythmMs = 20_000;
const boardTypes = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const;

/** Returns the latest wins, newest first: one every twenty seconds, each determined by its time. */
export function winners(world: WinnersContext, category: string, count: number): readonly Winner[] {
  const latest = Math.floor(world.clock.now() / rhythmMs);
  return Array.from({ length: count }, (_, back) => winnerAt(world, category, latest - back));
}

function winnerAt(world: WinnersContext, category: string, index: number): Winner {
  const random = randomFrom(world.seed, 'winner', category, index);
  const gameType = category === 'ALL' ? random.pick(boardTypes) : category;
  const game = world.games.pick(gameType, random) ?? world.games.pick('RNG', random);
  if (!game) throw new RangeError('a world without games');
  const hundredths = BigInt(Math.floor(10 ** (2 + random.next() * 3.2) * 100));
  const amount = (hundredths * playUnit(world.currency())) / 100n;
  return {
    id: `w${index}`,
    name: `${random.pick(nameHeads)}***${random.pick(nameTails)}`,
    game: game.title,
    gameCode: game.code,
    vassalage: game.vassalage,
    gameType: game.gameType,
    amount: fromMinor(amount, world.currency().digits),
    at: index * rhythmMs,
  };
}
