import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, language, nothing, text } from './fields.ts';
import { list } from './list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/** What the player opened last. Source: section 3. */
export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'player',
  input: v.object({
    gameType: v.optional(text),
    vassalage: v.optional(text),
    clientType,
    platform,
    ...paging,
    language,
  }),
  inputNames: { vassalage: 'vendor', pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(game), totalPages: count }),
    v.transform(({ list: games, totalPages }) => ({ games, totalPages })),
  ),
});

/** The player's favourites, a page at a time. Source: section 3; the token goes in the header. */
export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'player',
  input: v.object({ clientType, platform, gameType: v.optional(text, 'RNG'), ...paging, language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ content: list(game), totalPages: count }),
    v.transform(({ content, totalPages }) => ({ games: content, totalPages })),
  ),
});

/** The ids of all the player's favourites. Source: section 7. */
export const favouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'player',
  input: v.object({}),
  value: list(id),
});

const favourite = v.object({ nodeId: id, vendor: text, gameType: text });

/** Marks a game as a favourite. Source: section 3; its path is assumed. */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_favoriteGame',
  access: 'player',
  assumed: true,
  input: favourite,
  inputNames: { nodeId: 'id' },
  value: nothing,
});

/** Takes a game off the favourites; the fields travel in the body. Source: section 3; its path is assumed. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_favoriteGame',
  access: 'player',
  assumed: true,
  input: favourite,
  inputNames: { nodeId: 'id' },
  value: nothing,
});
