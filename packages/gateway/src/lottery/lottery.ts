import type { Draw, Lottery } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { id, language, optionalText, text, time, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';

const lottery = v.pipe(
  v.object({
    gameCode: id,
    gameName: v.pipe(text, v.nonEmpty()),
    vassalage: text,
    gameType: v.optional(text, 'LOTT'),
    accountTypeName: optionalText,
    defaultPlayType: optionalText,
    numero: optionalText,
    closeTime: time,
    icon: optionalText,
  }),
  v.transform(
    ({ gameCode, gameName, vassalage, gameType, numero, closeTime, icon, ...rest }): Lottery => ({
      ...rest,
      code: gameCode,
      name: gameName,
      vendor: vassalage,
      type: gameType.toUpperCase(),
      issue: numero,
      closes: closeTime,
      picture: icon,
    }),
  ),
);

const balls = v.pipe(
  v.union([v.string(), v.array(v.union([v.string(), v.number()]))]),
  v.transform((value) => (typeof value === 'string' ? value.split(/[,|\s]+/) : value.map(String))),
  v.array(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  v.minLength(1),
  v.maxLength(40),
);

export const draw = v.pipe(
  v.object({
    gameCode: id,
    gameName: optionalText,
    numero: id,
    openCode: balls,
    bonusCode: optionalText,
    openTime: time,
    nextTime: time,
    icon: optionalText,
  }),
  v.transform(
    ({ gameCode, gameName, numero, openCode, bonusCode, openTime, nextTime, icon }): Draw => ({
      code: gameCode,
      name: gameName ?? gameCode,
      issue: numero,
      balls: openCode,
      bonus: bonusCode,
      opened: openTime,
      next: nextTime,
      picture: icon,
    }),
  ),
);

/** Source: section 7; the fields are assumed. */
export const popularLotteries = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  capability: 'lottery',
  access: 'open',
  assumed: true,
  input: v.object({ count: v.optional(whole, 20), language }),
  value: list(lottery),
});

/** Source: section 7; the fields are assumed. */
export const vnGames = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  capability: 'lottery',
  access: 'open',
  assumed: true,
  input: v.object({ language }),
  value: list(lottery),
});

/** Source: section 7; the fields are assumed. */
export const recentLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  capability: 'lottery',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: list(lottery),
});

/** Source: section 7; the fields are assumed. */
export const openedNumbers = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  capability: 'lottery',
  access: 'open',
  assumed: true,
  input: v.object({ count: v.optional(whole, 100), gameCode: v.optional(text), language }),
  value: list(draw),
});

/** Last draw of each lottery. Source: section 7; the fields are assumed. */
export const openedDraws = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  capability: 'lottery',
  access: 'open',
  assumed: true,
  input: v.object({ language }),
  value: list(draw),
});
