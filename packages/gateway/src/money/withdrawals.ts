import { type Payee, payeeKinds, pictureLimits, receiptResults } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, id, language, optionalText, text, texts } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';
import { sum } from '../base/recordFields.ts';
import { agreed, agreedNames, movement } from './movements.ts';

/** As typed; never stored. */
/** Missing on a platform without payment passwords (ADP-04). */
export const paymentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));

const payee = v.pipe(
  v.object({
    payeeId: id,
    kind: v.picklist(payeeKinds),
    provider: text,
    providerName: v.pipe(text, v.nonEmpty()),
    holder: optionalText,
    number: v.pipe(text, v.nonEmpty()),
    currency: optionalText,
  }),
  v.transform(({ payeeId, ...rest }): Payee => ({ ...rest, id: payeeId })),
);

const provider = v.object({ kind: v.picklist(payeeKinds), code: id, name: v.pipe(text, v.nonEmpty()) });

/**
 * Withdrawal bounds, fee, remaining limits, turnover left, payees, and minutes after which an unconfirmed payment
 * counts as received. Assumed; the minutes: section 5.
 */
export const withdrawalSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalSettings',
  capability: 'withdrawal',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: v.object({
    available: amount,
    currency: optionalText,
    min: sum,
    max: sum,
    limitLeft: amount,
    freeLeft: count,
    fee: v.object({ percent: sum, fixed: sum }),
    turnoverLeft: sum,
    turnoverTotal: sum,
    confirmMinutes: count,
    hasPassword: flag,
    holder: optionalText,
    payees: list(payee),
    providers: list(provider),
  }),
});

/** Adds a payee in the account holder's own name, once known. Errors: `validation-failed`. */
export const addPayee = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addPayee',
  capability: 'payees',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({
    kind: v.picklist(payeeKinds),
    provider: id,
    holder: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    number: v.pipe(text, v.nonEmpty()),
    paymentPassword: v.optional(paymentPassword),
    language,
  }),
  value: payee,
});

/** Removes a payee, which invalidates quotes that name any (FLT-037). Errors: `not-found`. */
export const removePayee = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_removePayee',
  capability: 'payees',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({ payeeId: id, paymentPassword: v.optional(paymentPassword), language }),
  value: v.object({ payees: list(payee) }),
});

/**
 * Requests a withdrawal at a quote. Errors: `terms-changed` with a fresh quote, those of the password, those of the
 * quote.
 */
export const withdraw = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_withdraw',
  capability: 'withdrawal',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ ...agreed, paymentPassword: v.optional(paymentPassword), language }),
  inputNames: agreedNames,
  value: movement,
});

/**
 * Reports the receipt of a payment: `received` for a part, pictures as proof of a missing one; the platform's clock
 * decides if it is in time. Errors: `movement-closed` with its current state, `validation-failed`, `picture-refused`.
 * Source: section 5; the call is assumed.
 */
export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmReceipt',
  capability: 'receipts',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({
    referenceNo: id,
    result: v.picklist(receiptResults),
    amountReceived: v.optional(v.nullable(text), null),
    pictureIds: v.optional(v.pipe(texts, v.maxLength(pictureLimits.maxCount)), []),
    language,
  }),
  inputNames: { referenceNo: 'reference', amountReceived: 'received' },
  value: movement,
});

export const longestDispute = 500;

/** Disputes a payment counted as received. Errors: `movement-closed`, `picture-refused`. */
export const disputeReceipt = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_disputeReceipt',
  capability: 'receipts',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({
    referenceNo: id,
    remark: v.pipe(v.string(), v.regex(/\S/), mostCharacters(longestDispute)),
    pictureIds: v.pipe(texts, v.minLength(1), v.maxLength(pictureLimits.maxCount)),
    language,
  }),
  inputNames: { referenceNo: 'reference' },
  value: movement,
});
