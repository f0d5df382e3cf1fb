import type { GameFamily } from '@baize/domain';
import type { GameFacts } from './kind.ts';
import { kindOf } from './kinds.ts';

const families: Readonly<Record<GameFacts['gameType'], GameFamily>> = {
  RNG: 'casino',
  LIVE: 'casino',
  FISH: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  DS88: 'betting',
  ELOTT: 'lottery',
  LOTT: 'lottery',
};

/** Returns the family whose rules a game follows: what it is, not the list that it stands in. */
export const familyOf = (game: Pick<GameFacts, 'gameType' | 'title'>): GameFamily =>
  kindOf(game) === 'slot' ? 'slot' : families[game.gameType];
