import { type BetRecord, type BetTotals, betStatuses, gameTypes, profitSteps, readTimeZone } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, language, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';
import { lotteryBet } from './lotteryBets.ts';
import { firstOfEach, moment, pages, reference, referenceOf, span, sum } from './recordFields.ts';

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

/** One bet of a record. */
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
/** Sums over bets, as a table's last line. */
export const betTotals = v.pipe(v.object(figures), v.transform(figuresOf));

/**
 * The player's bets of every game, newest first, a page at a time, with sums over everything that is filtered. `from` and `to` in ms
 * since 1970, `to` left out; at most 366 days, else `validation-failed`. Nothing of it is in the source.
 */
export const bettingRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecords',
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
      totals: betTotals,
      totalPages: count,
      currency: optionalText,
    }),
    v.transform(({ list: bets, ...rest }) => ({ bets: firstOfEach(bets, referenceOf), ...rest })),
  ),
});

/**
 * One bet, with its lines and numbers where it was one on a lottery. Refused with `not-found` for what is no bet of this player.
 * Nothing of it is in the source.
 */
export const bettingRecord = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecord',
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
 * The player's bets summed up by category and by period: calendar days, weeks from Monday or months of a time zone (IANA name), with
 * those of a category alone where one is named. The platform widens a step that would make more than 31 periods, and says which it took.
 * Nothing of it is in the source.
 */
export const personalProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  access: 'player',
  assumed: true,
  input: v.object({
    ...span,
    step: v.optional(v.picklist(profitSteps), 'day'),
    timeZone: v.optional(
      v.pipe(
        text,
        v.check((zone) => readTimeZone(zone) === zone),
      ),
      'UTC',
    ),
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
