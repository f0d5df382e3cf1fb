import { hash } from '@baize/art/seed';
import type { GameType } from '@baize/domain';
import { baccarat } from './baccarat/rules.ts';
import { blackjack } from './blackjack/game.ts';
import { book } from './book/game.ts';
import { dice } from './dice/rules.ts';
import { dragonTiger } from './dragonTiger/rules.ts';
import { draw } from './draw/rules.ts';
import { fishing } from './fishing/rules.ts';
import { hiLo } from './hiLo/rules.ts';
import type { Kind, Outcome, Round } from './kind.ts';
import { match } from './match/rules.ts';
import { roulette } from './roulette/rules.ts';
import { slot } from './slot/rules.ts';

export const kinds = {
  slot,
  dice,
  draw,
  fishing,
  roulette,
  baccarat,
  dragonTiger,
  hiLo,
  blackjack,
  match,
  book,
} as const satisfies Readonly<Record<string, Kind>>;

export type GameKind = keyof typeof kinds;
export type RoundResult = ReturnType<(typeof kinds)[GameKind]['play']>['result'];

const names = Object.keys(kinds) as readonly GameKind[];
export const kindOfName = (name: GameKind): Kind<RoundResult> => kinds[name];

/** Returns the kind that a game's title implies, else a fixed one of its category. */
export function kindOf({ gameType, title }: { gameType: GameType; title: string }): GameKind {
  const offered = names.filter((name) => kindOfName(name).gameTypes.includes(gameType));
  const promised = offered.find((name) => kindOfName(name).titles?.test(title));
  return promised ?? (offered[hash(title) % offered.length] as GameKind);
}

/** Plays one round. Throws a RangeError for bets that the kind does not accept. */
export function playRound(round: Round): Outcome<RoundResult> {
  const { bets, game } = round;
  const kind = kindOfName(kindOf(game));
  const different = new Set(bets.map(({ bet }) => bet)).size;
  if (different !== bets.length || different === 0 || different > kind.mostBets) {
    throw new RangeError(`a round of ${kind.kind} has 1 to ${kind.mostBets} different bets`);
  }
  return kind.play(round);
}

export const watchRound = (round: Omit<Round, 'bets'>): Outcome<RoundResult> =>
  kindOfName(kindOf(round.game)).play({ ...round, bets: [] });
