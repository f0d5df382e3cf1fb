import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, language, text } from './fields.ts';
import { list } from './list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

/** One page of the lobby. Open so that visitors browse. Source: section 3; `total` and the game's own fields are assumed. */
export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: v.object({
    clientType,
    platform,
    channel: v.optional(text),
    merchant: v.optional(text),
    gameType: text,
    vassalage: v.optional(text),
    gameClassify: v.optional(text),
    gameName: v.optional(text),
    minBet: v.optional(text),
    minLineNum: v.optional(text),
    ...paging,
    language,
  }),
  inputNames: { vassalage: 'vendor', gameClassify: 'classify', gameName: 'name', pageNo: 'page' },
  value: v.object({ games: list(game), totalPages: count, total: v.optional(v.nullable(count), null) }),
});
