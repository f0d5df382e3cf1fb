import { type LotteryBet, playTypes, type RunningDraw } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, id, language, optionalText, paged, pageEnd, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { draw } from './lottery.ts';

const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());
const playType = v.picklist(playTypes);
const places = v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.minLength(1), v.maxLength(4));

const line = v.object({ playType, betNumber: places, singleAmount: sum, odds: sum });
const lines = v.pipe(v.array(line), v.minLength(1), v.maxLength(100));

/** Prize mode of classic play, from the brand's document. */
const prizeMode = v.optional(v.literal('SEA'), 'SEA');

/**
 * Running draw of a lottery with plays and odds. Times are the platform's, ms; bets end at `closeTime`, the draw is at
 * `openTime`.
 */
export const runningDraw = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/running',
  capability: 'lottery',
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

export const drawHistory = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/history',
  capability: 'lottery',
  access: 'open',
  assumed: true,
  input: v.object({ gameCode: id, ...paged(10), language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(draw), ...pageEnd }),
    v.transform(({ list: draws, ...rest }) => ({ draws, ...rest })),
  ),
});

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
 * Places a bet on the running draw, as one movement for all its lines. Errors: `draw-closed` by the platform's clock,
 * `odds-changed` (409) if odds or total differ from those shown, `bet-refused` for malformed picks.
 */
export const placeBet = endpoint({
  method: 'POST',
  path: '/lotto/lgw/bets',
  capability: 'lottery',
  access: 'player',
  playMoney: true,
  assumed: true,
  money: true,
  input: v.object({ gameCode: id, numero: id, prizeMode, lines, totalAmount: sum, currency: optionalText }),
  inputNames: { numero: 'issue' },
  value: lotteryBet,
});

export const lotteryBets = endpoint({
  method: 'GET',
  path: '/lotto/lgw/bets',
  capability: 'lottery',
  access: 'player',
  playMoney: true,
  assumed: true,
  input: v.object({
    gameCode: v.optional(text),
    ...paged(10),
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(lotteryBet), ...pageEnd }),
    v.transform(({ list: bets, ...rest }) => ({ bets, ...rest })),
  ),
});
