import { type Payee, payeeKinds, pictureLimits, receiptResults } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, id, language, optionalText, text, texts } from './fields.ts';
import { list } from './list.ts';
import { mostCharacters } from './mostCharacters.ts';
import { agreed, agreedNames, movement, sum } from './movements.ts';

/** As typed; it is never kept. */
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
 * What may be paid out and where to: bounds, fee, what limits leave today, bets still to be made, the places to receive it and those
 * that can be added, and after how many minutes an unconfirmed payment counts as received. Assumed; the minutes: section 5.
 */
export const withdrawalSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalSettings',
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

/** Adds a place to receive money. Its holder is the account's own name, once that is known. Errors: `validation-failed`. Assumed. */
export const addPayee = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addPayee',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({
    kind: v.picklist(payeeKinds),
    provider: id,
    holder: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    number: v.pipe(text, v.nonEmpty()),
    paymentPassword,
    language,
  }),
  value: payee,
});

/** Takes one away again. Quotes that name any of them have to be asked for anew (FLT-037). Errors: `not-found`. Assumed. */
export const removePayee = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_removePayee',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({ payeeId: id, paymentPassword, language }),
  value: v.object({ payees: list(payee) }),
});

/** Asks for a payment at a quote. Errors: `terms-changed` with a fresh quote, those of the password, those of the quote. Assumed. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_withdraw',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ ...agreed, paymentPassword, language }),
  inputNames: agreedNames,
  value: movement,
});

/**
 * Says what became of a payment. `received` for a part, pictures for nothing; the platform's clock decides whether it is in time.
 * Errors: `movement-closed` with the movement as it stands, `validation-failed`, `picture-refused`. Source: section 5; the call is assumed.
 */
export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmReceipt',
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

/** The most characters that a dispute takes. */
export const longestDispute = 500;

/** Disputes a payment that was counted as received. Errors: `movement-closed`, `picture-refused`. Assumed. */
export const disputeReceipt = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_disputeReceipt',
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
