import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { id, language, nothing, pageEnd, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/** Source: section 3. */
export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  capability: 'recent',
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
    v.object({ list: list(game), ...pageEnd }),
    v.transform(({ list: games, ...rest }) => ({ games, ...rest })),
  ),
});

/** Source: section 3; the token goes in the header. */
export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  capability: 'favourites',
  access: 'player',
  input: v.object({ clientType, platform, gameType: v.optional(text, 'RNG'), ...paging, language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ content: list(game), ...pageEnd }),
    v.transform(({ content, ...rest }) => ({ games: content, ...rest })),
  ),
});

/** Source: section 7. */
export const favouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  capability: 'favourites',
  access: 'player',
  input: v.object({}),
  value: list(id),
});

const favourite = v.object({ nodeId: id, vendor: text, gameType: text });

/** Source: section 3; its path is assumed. */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_favoriteGame',
  capability: 'favourites',
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
  capability: 'favourites',
  access: 'player',
  assumed: true,
  input: favourite,
  inputNames: { nodeId: 'id' },
  value: nothing,
});
