import type { favouriteGames, gameDetail, WireOf } from '@baize/gateway';
import { pageIn } from './wholeList.ts';

type GameWire = NonNullable<WireOf<typeof favouriteGames>['content']>[number];
type DetailWire = WireOf<typeof gameDetail>;

interface AskedGames {
  gameType?: string;
  vassalage?: string;
  pageNo: number;
  pageSize: number;
}

/** Filters a whole list of games, such as the favourites, and cuts the page that was asked for. */
export const gamesIn = (all: readonly GameWire[], { gameType, vassalage, ...page }: AskedGames) =>
  pageIn(
    all.filter(
      (game) => (!gameType || game.gameType === gameType.toUpperCase()) && (!vassalage || game.vassalage === vassalage),
    ),
    page,
  );

/** Writes a game with its facts; those that the platform does not tell are null. */
export const gameFactsWire = (game: GameWire, told: Partial<Omit<DetailWire, 'game'>>): DetailWire => ({
  game,
  rtp: null,
  volatility: null,
  minBet: game.minBet ?? null,
  maxBet: null,
  lines: null,
  bonusContribution: null,
  description: null,
  ...told,
});
