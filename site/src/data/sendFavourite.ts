import type { Game } from '@baize/domain';
import { addFavourite, type Client, favouriteIds, removeFavourite } from '@baize/gateway';

/** The reads that a favourite makes stale. */
export const stale = [favouriteIds];

/** Keeps a game among the player's favourites, or takes it out. */
export const sendFavourite = (client: Client, { id, vendor, type }: Game, on: boolean) =>
  client.call(on ? addFavourite : removeFavourite, { id, vendor, gameType: type });
