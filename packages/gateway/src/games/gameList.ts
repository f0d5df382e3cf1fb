import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, language, pageEnd, text, texts } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { clientType, game, paging, platform } from './shapes.ts';

const studioTotal = v.pipe(
  v.object({ vassalage: v.pipe(text, v.nonEmpty()), total: count }),
  v.transform(({ vassalage, total }) => ({ vendor: vassalage, total })),
);

/**
 * One page of the lobby, open to visitors. Source: section 3. Assumed: several studios at once, `sortType`, `total`,
 * `vassalageTotals` and the game's own fields.
 */
export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'open',
  tokenWhenHeld: true,
  public: true,
  assumed: true,
  input: v.object({
    clientType,
    platform,
    channel: v.optional(text),
    merchant: v.optional(text),
    gameType: text,
    vassalage: v.optional(texts),
    gameClassify: v.optional(text),
    gameName: v.optional(text),
    minBet: v.optional(text),
    minLineNum: v.optional(text),
    sortType: v.optional(text),
    ...paging,
    language,
  }),
  inputNames: { vassalage: 'vendor', gameClassify: 'classify', gameName: 'name', sortType: 'sort', pageNo: 'page' },
  value: v.pipe(
    v.object({
      games: list(game),
      ...pageEnd,
      total: v.optional(v.nullable(count), null),
      vassalageTotals: v.optional(v.nullable(list(studioTotal)), null),
    }),
    v.transform(({ vassalageTotals, ...page }) => ({ ...page, vendorTotals: vassalageTotals })),
  ),
});
