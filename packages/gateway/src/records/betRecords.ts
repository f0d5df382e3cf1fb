import { type BetRecord, type BetTotals, betStatuses, gameTypes, profitSteps } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, language, optionalText, pageEnd, text, time, timeZone } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { firstOfEach, moment, pages, reference, referenceOf, span, sum, unknownSums } from '../base/recordFields.ts';
import { lotteryBet } from '../lottery/lotteryBets.ts';

const betWire = v.object({
  orderNo: reference,
  betTime: time,
  gameCategory: v.pipe(text, v.nonEmpty()),
  vassalage: v.pipe(text, v.nonEmpty()),
  vassalageName: optionalText,
  gameCode: v.pipe(text, v.nonEmpty()),
  gameName: v.pipe(text, v.nonEmpty()),
  icon: optionalText,
  betAmount: sum,
  validBet: sum,
  payout: sum,
  winLoss: sum,
  status: v.picklist(betStatuses),
});

const betOf = ({
  orderNo,
  betTime,
  gameCategory,
  vassalage,
  vassalageName,
  ...wire
}: v.InferOutput<typeof betWire>): BetRecord => ({
  reference: orderNo,
  at: betTime,
  category: gameCategory,
  vendor: vassalage,
  vendorName: vassalageName ?? vassalage,
  game: wire.gameName,
  gameCode: wire.gameCode,
  picture: wire.icon,
  stake: wire.betAmount,
  valid: wire.validBet,
  payout: wire.payout,
  result: wire.winLoss,
  status: wire.status,
});

export const bet = v.pipe(betWire, v.transform(betOf));

const figures = { count, betAmount: sum, validBet: sum, payout: sum, winLoss: sum };
type Figures = v.InferOutput<v.ObjectSchema<typeof figures, undefined>>;
const figuresOf = ({ count: bets, betAmount, validBet, payout, winLoss }: Figures): BetTotals => ({
  count: bets,
  stake: betAmount,
  valid: validBet,
  payout,
  result: winLoss,
});
export const betTotals = v.pipe(v.object(figures), v.transform(figuresOf));

/**
 * Player's bets of all games, newest first, with sums over all filtered bets. `from` and exclusive `to` are ms since
 * 1970; more than 366 days are refused with `validation-failed`.
 */
export const bettingRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecords',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({
    ...span,
    gameCategory: v.optional(v.picklist(gameTypes)),
    vassalage: v.optional(text),
    status: v.optional(v.picklist(betStatuses)),
    ...pages,
    language,
  }),
  inputNames: { gameCategory: 'category', vassalage: 'vendor', pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(bet),
      totals: unknownSums(betTotals),
      ...pageEnd,
      currency: optionalText,
    }),
    v.transform(({ list: bets, ...rest }) => ({ bets: firstOfEach(bets, referenceOf), ...rest })),
  ),
});

/** One bet, with lines and numbers if it is a lottery bet. Errors: `not-found` for bets of other players. */
export const bettingRecord = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecord',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({ orderNo: reference, language }),
  inputNames: { orderNo: 'reference' },
  value: v.pipe(
    v.object({
      record: bet,
      settleTime: time,
      lottery: v.optional(v.nullable(lotteryBet), null),
      currency: optionalText,
    }),
    v.transform(({ record, settleTime, ...rest }) => ({ bet: record, settledAt: settleTime, ...rest })),
  ),
});

/**
 * Player's bets summed by category and period: days, weeks from Monday or months of a time zone (IANA name). The
 * platform widens a step that would exceed 31 periods, and returns the one it used.
 */
export const personalProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  capability: 'profit',
  access: 'player',
  assumed: true,
  input: v.object({
    ...span,
    step: v.optional(v.picklist(profitSteps), 'day'),
    timeZone: v.optional(timeZone, 'UTC'),
    gameCategory: v.optional(v.picklist(gameTypes)),
    language,
  }),
  inputNames: { gameCategory: 'category' },
  value: v.pipe(
    v.object({
      totals: betTotals,
      step: v.picklist(profitSteps),
      categories: list(
        v.pipe(
          v.object({ gameCategory: v.pipe(text, v.nonEmpty()), ...figures }),
          v.transform(({ gameCategory, ...rest }) => ({ category: gameCategory, ...figuresOf(rest) })),
        ),
      ),
      periods: list(
        v.pipe(
          v.object({ from: moment, to: moment, ...figures }),
          v.transform(({ from, to, ...rest }) => ({ from, to, ...figuresOf(rest) })),
        ),
      ),
      currency: optionalText,
    }),
    v.transform(({ categories, periods, ...rest }) => ({
      ...rest,
      categories: firstOfEach(categories, ({ category }) => category),
      periods: firstOfEach(periods, ({ from }) => String(from)).sort((a, b) => a.from - b.from),
    })),
  ),
});
