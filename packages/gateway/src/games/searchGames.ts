import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, optionalText, pageEnd, text, unknownCount } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/**
 * Games of all studios and kinds that match a name in any language, best match first. Needs a token wherever the list
 * of games does. `suggestion` is a term near one that finds nothing.
 */
export const searchGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  capability: 'search',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: v.object({ clientType, platform, gameName: text, ...paging, language }),
  inputNames: { gameName: 'name', pageNo: 'page' },
  value: v.object({ games: list(game), ...pageEnd, total: unknownCount, suggestion: optionalText }),
});
