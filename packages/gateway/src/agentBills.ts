import { billSides, billStates, contractKinds, readDecimal } from '@baize/domain';
import * as v from 'valibot';
import { bill, period, periodFigures, settlementRules, terms } from './agentShapes.ts';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, id, language, optionalText, time } from './fields.ts';
import { list } from './list.ts';
import { mostCharacters } from './mostCharacters.ts';
import { pages, span, sum } from './recordFields.ts';
import { paymentPassword } from './withdrawals.ts';

/**
 * Bills that an account has to pay or to collect, those whose turn is due first, then the latest. `from` and `to` limit the moment of
 * settling. `due` counts the open ones of the kind by side; `available` is what is in the main wallet. Assumed.
 */
export const bills = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getBills',
  access: 'player',
  assumed: true,
  input: v.object({
    side: v.optional(v.picklist(billSides), 'all'),
    kind: v.optional(v.picklist(contractKinds)),
    status: v.optional(v.picklist(billStates)),
    ...span,
    ...pages,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(bill),
      due: v.object({ pay: count, collect: count }),
      total: sum,
      totalPages: count,
      available: amount,
      hasPassword: flag,
      currency: optionalText,
      /** Of the days that periods go by. */
      timeZone: optionalText,
    }),
    v.transform(({ list: found, ...rest }) => ({ bills: found, ...rest })),
  ),
});

/**
 * One bill with what it was settled from: the terms of then, the figures of the period and of the one before, and how many bets and
 * bonuses they sum. `earlier` is the bill of the period before. Errors: `not-found`. Assumed.
 */
export const billDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getBill',
  access: 'player',
  assumed: true,
  input: v.object({ billId: id }),
  inputNames: { billId: 'bill' },
  value: v.object({
    bill,
    terms,
    figures: periodFigures,
    settledAt: time,
    betCount: count,
    bonusCount: count,
    previous: v.nullable(
      v.object({ billId: v.nullable(id), period: v.object({ ...period.entries, from: time, to: time }) }),
    ),
    rules: settlementRules,
    available: amount,
    hasPassword: flag,
    currency: optionalText,
  }),
});

const seen = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const names = { billId: 'bill', version: 'seen' } as const;
const positive = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);
const reason = v.pipe(v.string(), v.nonEmpty(), mostCharacters(400));

/**
 * Approves a bill: its amount leaves the payer's main wallet. Errors: `not-found`, `bill-changed`, `wallet-short` with what is missing,
 * `limit-reached`, those of the password. Assumed.
 */
export const payBill = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_payBill',
  access: 'agent',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ billId: id, amount: positive, version: seen, paymentPassword, language }),
  inputNames: names,
  value: bill,
});

/** Takes a bill's amount, or a part of it, into the payee's main wallet. Errors: `not-found`, `bill-changed`, `bill-expired`. Assumed. */
export const collectBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_collectBill',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ billId: id, amount: positive, version: seen }),
  inputNames: names,
  value: bill,
});

/** Denies a bill that waits for the payer's approval. Errors: `not-found`, `bill-changed`. Assumed. */
export const denyBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_denyBill',
  access: 'agent',
  assumed: true,
  input: v.object({ billId: id, reason, version: seen }),
  inputNames: names,
  value: bill,
});

/** Objects to a bill that was denied or left unanswered. Errors: `not-found`, `bill-changed`, `bill-expired`. Assumed. */
export const objectToBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_objectToBill',
  access: 'player',
  assumed: true,
  input: v.object({ billId: id, reason, version: seen }),
  inputNames: names,
  value: bill,
});
