import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, language, text } from './fields.ts';
import { list } from './list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/**
 * Games of all studios and kinds whose name holds the words, the best fit first. Refused without a token where the list of games is.
 * Nothing of it is in the source.
 */
export const searchGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: v.object({ clientType, platform, gameName: text, ...paging, language }),
  inputNames: { gameName: 'name', pageNo: 'page' },
  value: v.object({ games: list(game), totalPages: count, total: count }),
});
