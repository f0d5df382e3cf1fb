import {
  type AccountRecord,
  accountTypes,
  type BetRecord,
  type BetTotals,
  betStatuses,
  gameTypes,
  movementStates,
  profitSteps,
  readTimeZone,
} from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, id, language, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';
import { lotteryBet } from './lotteryBets.ts';

/** A sum that has to be there: a row or a total without it is no figure to show. */
const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());
const reference = v.pipe(id, v.maxLength(64));

/** A moment in an input, ms since 1970: a query carries it as text. */
const since = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Records from `from` up to `to`, the latter left out. */
const span = { from: since, to: since };
/** The most records of one answer: an export fetches so many at a time. */
export const longestRecordPage = 1_000;
const pages = {
  pageNo: v.optional(v.pipe(whole, v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(longestRecordPage)), 10),
};

const betWire = v.object({
  orderNo: reference,
  betTime: moment,
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

const figures = { count, betAmount: sum, validBet: sum, payout: sum, winLoss: sum };
type Figures = v.InferOutput<v.ObjectSchema<typeof figures, undefined>>;
const figuresOf = ({ count: bets, betAmount, validBet, payout, winLoss }: Figures): BetTotals => ({
  count: bets,
  stake: betAmount,
  valid: validBet,
  payout,
  result: winLoss,
});
const betTotals = v.pipe(v.object(figures), v.transform(figuresOf));

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
      list: list(v.pipe(betWire, v.transform(betOf))),
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
      record: v.pipe(betWire, v.transform(betOf)),
      settleTime: time,
      lottery: v.optional(v.nullable(lotteryBet), null),
      currency: optionalText,
    }),
    v.transform(({ record, settleTime, ...rest }) => ({ bet: record, settledAt: settleTime, ...rest })),
  ),
});

const accountWire = v.object({
  referenceNo: reference,
  applyTime: moment,
  type: v.fallback(v.picklist(accountTypes), 'other'),
  name: optionalText,
  amount: sum,
  status: v.picklist(movementStates),
  remark: optionalText,
  receiptId: v.optional(v.fallback(v.nullable(reference), null), null),
});

const accountOf = ({
  referenceNo,
  applyTime,
  receiptId,
  ...rest
}: v.InferOutput<typeof accountWire>): AccountRecord => ({
  ...rest,
  reference: referenceNo,
  at: applyTime,
  receipt: receiptId,
});

const accountTotals = v.object({ count, gained: sum, spent: sum, net: sum });

/**
 * What moved the player's money beside bets, newest first, a page at a time, with sums over everything that is filtered and has moved
 * money. `from` and `to` as above. Source: section 3 names the fields; the call is assumed.
 */
export const accountRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionRecords',
  access: 'player',
  assumed: true,
  input: v.object({
    ...span,
    type: v.optional(v.picklist(accountTypes)),
    status: v.optional(v.picklist(movementStates)),
    ...pages,
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.pipe(accountWire, v.transform(accountOf))),
      totals: accountTotals,
      totalPages: count,
      currency: optionalText,
    }),
    v.transform(({ list: records, ...rest }) => ({ records: firstOfEach(records, referenceOf), ...rest })),
  ),
});

/** One line of the account record, whatever page it stands on. Refused with `not-found`. Nothing of it is in the source. */
export const accountRecord = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionRecord',
  access: 'player',
  assumed: true,
  input: v.object({ referenceNo: reference, language }),
  inputNames: { referenceNo: 'reference' },
  value: v.pipe(
    v.object({ record: v.pipe(accountWire, v.transform(accountOf)), currency: optionalText }),
    v.transform(({ record, currency }) => ({ record, currency })),
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

const referenceOf = ({ reference: name }: { reference: string }): string => name;

/** A list in which nothing stands twice: a repeated key would be two rows of one place. */
function firstOfEach<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
