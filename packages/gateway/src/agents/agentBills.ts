import { billSides, billStates, contractKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, decimal, flag, id, language, optionalText, pageEnd, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';
import { pages, span, sum } from '../base/recordFields.ts';
import { paymentPassword } from '../money/withdrawals.ts';
import { bill, period, periodFigures, settlementRules, terms } from './agentShapes.ts';

/**
 * Bills of an account, those with its turn first, then latest. `from` and `to` limit the time of settlement, `due`
 * counts open bills of the kind by side, `available` is the main wallet's balance.
 */
export const bills = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getBills',
  capability: 'contracts',
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
      /** Rest of the listed bills that the account can collect now. */
      collectable: v.optional(sum, '0'),
      ...pageEnd,
      available: amount,
      hasPassword: flag,
      currency: optionalText,
      timeZone: optionalText,
    }),
    v.transform(({ list: found, ...rest }) => ({ bills: found, ...rest })),
  ),
});

/**
 * One bill with its basis: terms at the time, figures of this and the previous period, and the number of bets and
 * bonuses in them. `earlier` is the previous period's bill. Errors: `not-found`.
 */
export const billDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getBill',
  capability: 'contracts',
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
const reason = v.pipe(v.string(), v.nonEmpty(), mostCharacters(400));

/**
 * Approves a bill and charges the payer's main wallet. Errors: `not-found`, `bill-changed` with the current bill,
 * `wallet-short` with the missing amount, `limit-reached`, those of the password.
 */
export const payBill = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_payBill',
  capability: 'contracts',
  access: 'agent',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({
    billId: id,
    amount: decimal,
    version: seen,
    paymentPassword: v.optional(paymentPassword),
    language,
  }),
  inputNames: names,
  value: bill,
});

/** Collects all or part of a bill into the payee's main wallet. Errors: `not-found`, `bill-changed`, `bill-expired`. */
export const collectBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_collectBill',
  capability: 'contracts',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ billId: id, amount: decimal, version: seen }),
  inputNames: names,
  value: bill,
});

/** Denies a bill awaiting the payer's approval. Errors: `not-found`, `bill-changed`. */
export const denyBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_denyBill',
  capability: 'contracts',
  access: 'agent',
  assumed: true,
  input: v.object({ billId: id, reason, version: seen }),
  inputNames: names,
  value: bill,
});

/** Objects to a bill that was denied or left unanswered. Errors: `not-found`, `bill-changed`, `bill-expired`. */
export const objectToBill = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_objectToBill',
  capability: 'contracts',
  access: 'player',
  assumed: true,
  input: v.object({ billId: id, reason, version: seen }),
  inputNames: names,
  value: bill,
});
