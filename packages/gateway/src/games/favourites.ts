import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, id, language, nothing, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/** Source: section 3. */
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

/** Source: section 3; the token goes in the header. */
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

/** Source: section 7. */
export const favouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'player',
  input: v.object({}),
  value: list(id),
});

const favourite = v.object({ nodeId: id, vendor: text, gameType: text });

/** Source: section 3; its path is assumed. */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_favoriteGame',
  access: 'player',
  assumed: true,
  input: favourite,
  inputNames: { nodeId: 'id' },
  value: nothing,
});

/** Removes a favourite, with the fields in the body. Source: section 3; its path is assumed. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_favoriteGame',
  access: 'player',
  assumed: true,
  input: favourite,
  inputNames: { nodeId: 'id' },
  value: nothing,
});
