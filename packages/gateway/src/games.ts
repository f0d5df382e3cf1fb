import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, id, language, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';
import { category, game, platform } from './shapes.ts';

/** The categories of the head navigation with their vendors. Source: section 7; names, icons and maintenance are assumed. */
export const gameMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: list(category),
});

/** The games most played, of one vendor or of one type. Source: section 3; asking by gameType is assumed. */
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

/** The latest winners, names already masked. Source: sections 3 and 7; its path and the fields of `vo` are assumed. */
export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWinnerBoard',
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
