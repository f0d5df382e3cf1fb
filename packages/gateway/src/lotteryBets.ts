import { type LotteryBet, playTypes, type RunningDraw } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, id, language, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';
import { draw } from './lottery.ts';

/** An amount that must be there and be one. */
const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());
const playType = v.picklist(playTypes);
const places = v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.minLength(1), v.maxLength(4));

const line = v.object({ playType, betNumber: places, singleAmount: sum, odds: sum });
const lines = v.pipe(v.array(line), v.minLength(1), v.maxLength(100));

/** The prize mode of classic play; the brand's document names it. */
const prizeMode = v.optional(v.literal('SEA'), 'SEA');

/**
 * The draw of a lottery that runs now, with its plays and odds. Times are the platform's own, in milliseconds; `closeTime` ends the taking of
 * bets, `openTime` is when the numbers are drawn. Nothing of it is in the source.
 */
export const runningDraw = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/running',
  access: 'open',
  assumed: true,
  input: v.object({ gameCode: id, prizeMode, language }),
  value: v.pipe(
    v.object({
      gameCode: id,
      gameName: v.pipe(text, v.nonEmpty()),
      vassalage: text,
      icon: optionalText,
      numero: id,
      closeTime: moment,
      openTime: moment,
      drawKind: v.picklist(['figures', 'numbers']),
      plays: list(v.object({ playType, odds: sum, minAmount: sum, maxAmount: sum })),
      quickAmounts: list(sum),
      currency: optionalText,
    }),
    v.transform(
      ({ gameCode, gameName, vassalage, icon, numero, closeTime, openTime, drawKind, ...rest }): RunningDraw => ({
        code: gameCode,
        name: gameName,
        vendor: vassalage,
        picture: icon,
        issue: numero,
        closes: closeTime,
        drawn: openTime,
        kind: drawKind,
        plays: rest.plays.map(({ playType: type, odds, minAmount: min, maxAmount: max }) => ({ type, odds, min, max })),
        stakes: rest.quickAmounts,
        currency: rest.currency,
      }),
    ),
  ),
});

/** The draws of one lottery so far, newest first, a page at a time. Nothing of it is in the source. */
export const drawHistory = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/history',
  access: 'open',
  assumed: true,
  input: v.object({ gameCode: id, pageNo: v.optional(whole, 1), pageSize: v.optional(whole, 10), language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(draw), totalPages: count }),
    v.transform(({ list: draws, totalPages }) => ({ draws, totalPages })),
  ),
});

/** A bet of a lottery as the platform writes one. */
export const lotteryBet = v.pipe(
  v.object({
    orderNo: id,
    gameCode: id,
    gameName: text,
    numero: id,
    betTime: time,
    openTime: time,
    lines,
    totalAmount: sum,
    status: v.picklist(['unsettled', 'won', 'lost']),
    prizeAmount: amount,
    openCode: list(v.string()),
  }),
  v.transform(
    ({ orderNo, gameCode, gameName, numero, betTime, openTime, totalAmount, prizeAmount, ...rest }): LotteryBet => ({
      id: orderNo,
      code: gameCode,
      name: gameName,
      issue: numero,
      placed: betTime,
      drawn: openTime,
      lines: rest.lines.map(({ playType: type, betNumber, singleAmount, odds }) => ({
        type,
        places: betNumber,
        stake: singleAmount,
        odds,
      })),
      total: totalAmount,
      status: rest.status,
      prize: prizeAmount,
      balls: rest.openCode,
    }),
  ),
);

/**
 * Takes a bet on the running draw: one movement of money for all its lines. Refused with `draw-closed` once the platform's clock is past
 * closing, with `odds-changed` (409) when odds or sum are not what the player saw, with `bet-refused` for what no board makes.
 * Nothing of it is in the source.
 */
export const placeBet = endpoint({
  method: 'POST',
  path: '/lotto/lgw/bets',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ gameCode: id, numero: id, prizeMode, lines, totalAmount: sum, currency: optionalText }),
  inputNames: { numero: 'issue' },
  value: lotteryBet,
});

/** The player's lottery bets, newest first, a page at a time. Nothing of it is in the source. */
export const lotteryBets = endpoint({
  method: 'GET',
  path: '/lotto/lgw/bets',
  access: 'player',
  assumed: true,
  input: v.object({
    gameCode: v.optional(text),
    pageNo: v.optional(whole, 1),
    pageSize: v.optional(whole, 10),
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(lotteryBet), totalPages: count }),
    v.transform(({ list: bets, totalPages }) => ({ bets, totalPages })),
  ),
});
