import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, id, language, optionalText, text, time, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { category, game, platform } from './shapes.ts';

/**
 * Categories of the main navigation with their vendors. Source: section 7; names, icons and maintenance are assumed.
 */
export const gameMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: list(category),
});

/** Most played games of a vendor or type. Source: section 3; filtering by gameType is assumed. */
export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({
    merchantCode: v.optional(text),
    isPlatform: v.optional(v.pipe(whole, v.value(2)), 2),
    vassalage: v.optional(text),
    gameType: v.optional(text),
    platform,
    language,
  }),
  inputNames: { vassalage: 'vendor' },
  value: v.object({ games: list(game) }),
});

/** Latest winners with masked names. Source: sections 3 and 7; its path and the fields of `vo` are assumed. */
export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWinnerBoard',
  capability: 'winners',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ gameCategory: v.optional(text, 'ALL'), limitNum: v.optional(whole, 20), language }),
  inputNames: { gameCategory: 'category', limitNum: 'limit' },
  value: list(
    v.pipe(
      v.object({
        vo: v.object({
          id,
          playerName: text,
          gameName: text,
          nodeId: optionalText,
          vassalage: optionalText,
          winAmount: amount,
          currency: optionalText,
          time,
          icon: optionalText,
        }),
      }),
      v.transform(({ vo: { playerName, gameName, nodeId, vassalage, winAmount, icon, ...vo } }) => ({
        ...vo,
        name: playerName,
        game: gameName,
        gameId: nodeId,
        vendor: vassalage,
        amount: winAmount,
        picture: icon,
      })),
    ),
  ),
});
