import type { Game } from '@baize/domain';
import { addFavourite, type Client, favouriteIds, removeFavourite } from '@baize/gateway';

export const stale = [favouriteIds];

export const sendFavourite = (
  client: Client,
  { id, vendor, type }: Pick<Game, 'id' | 'vendor' | 'type'>,
  on: boolean,
) => client.call(on ? addFavourite : removeFavourite, { id, vendor, gameType: type });
