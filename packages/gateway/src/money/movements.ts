import { type MoneyMovement, movementKinds, movementStates, paymentLines, pictureLimits } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import {
  amount,
  decimal,
  id,
  language,
  optionalText,
  paged,
  pageEnd,
  text,
  time,
  unknownCount,
} from '../base/fields.ts';
import { list } from '../base/list.ts';
import { longestPicture } from '../base/pictureData.ts';
import { moment, sum } from '../base/recordFields.ts';

/** A rate of exchange above zero; null without one. */
const rate = v.optional(v.nullable(v.pipe(sum, v.regex(/^(?!-|[0.]+$)/))), null);

const step = v.object({ status: v.picklist(movementStates), time, amount });

const payment = v.pipe(
  v.object({
    qrCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000))), null),
    payUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000))), null),
    lines: list(v.object({ kind: v.picklist(paymentLines), text })),
  }),
  v.transform(({ qrCode, payUrl, lines }) => ({ code: qrCode, url: payUrl, lines })),
);

/** A movement of money as every call tells of it. Nothing of its shape is in the source but the names of a transaction record (section 4). */
export const movement = v.pipe(
  v.object({
    referenceNo: id,
    type: v.picklist(movementKinds),
    status: v.picklist(movementStates),
    applyTime: time,
    amount: sum,
    currency: optionalText,
    fee: sum,
    rate,
    bonus: sum,
    amountReceived: sum,
    receivedCurrency: optionalText,
    deadline: time,
    steps: list(step),
    from: optionalText,
    to: optionalText,
    remainder: amount,
    payment: v.optional(v.nullable(payment), null),
    remark: optionalText,
  }),
  v.transform(
    ({ referenceNo, type, status, applyTime, amountReceived, steps, ...rest }): MoneyMovement => ({
      ...rest,
      reference: referenceNo,
      kind: type,
      state: status,
      at: applyTime,
      received: amountReceived,
      steps: steps.map((one) => ({ state: one.status, at: one.time, amount: one.amount })),
    }),
  ),
);

/** The player's movements, newest first, by kind and state. `open` are those that something is still waited for. Assumed. */
export const moneyMovements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMoneyMovements',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({
    type: v.optional(v.picklist(movementKinds)),
    status: v.optional(v.picklist(movementStates)),
    open: v.optional(v.picklist(['true'])),
    ...paged(10),
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(movement), total: unknownCount, ...pageEnd }),
    v.transform(({ list: movements, ...rest }) => ({ movements, ...rest })),
  ),
});

/** One movement as it stands: all that a page that was led back to may believe (FLT-041). Errors: `not-found`. Assumed. */
export const moneyMovement = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMoneyMovement',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({ referenceNo: id, language }),
  inputNames: { referenceNo: 'reference' },
  value: movement,
});

const quote = v.pipe(
  v.object({
    quoteId: id,
    type: v.picklist(movementKinds),
    amount: sum,
    currency: optionalText,
    fee: sum,
    rate,
    bonus: sum,
    amountReceived: sum,
    receivedCurrency: optionalText,
    turnover: sum,
    remaining: amount,
    limitLeft: amount,
    expiryTime: moment,
  }),
  v.transform(({ quoteId, type, amountReceived, expiryTime, ...rest }) => ({
    ...rest,
    id: quoteId,
    kind: type,
    received: amountReceived,
    expiresAt: expiryTime,
  })),
);

export type MoneyQuote = v.InferOutput<typeof quote>;

/**
 * Quotes cost and result of a movement, to be confirmed unchanged: `method` and `promotionId` for a deposit, `payeeId` for a withdrawal,
 * `from` and `to` for wallets; a recall names no sum. It holds for about a minute. Errors: `validation-failed` with the reason by
 * `checkMoney`, `turnover-required`, `limit-reached`, `insufficient-balance`, `channel-closed`, `on-a-break`. Assumed.
 */
export const moneyQuote = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMoneyQuote',
  access: 'player',
  assumed: true,
  input: v.object({
    type: v.picklist(movementKinds),
    amount: v.optional(decimal),
    methodCode: v.optional(id),
    promotionId: v.optional(id),
    payeeId: v.optional(id),
    from: v.optional(text),
    to: v.optional(text),
  }),
  inputNames: { methodCode: 'method' },
  value: quote,
});

/** The fresh quote that a `terms-changed` refusal carries in `GatewayError.value`; null when it has none. */
export function readMoneyQuote(value: unknown): MoneyQuote | null {
  const result = v.safeParse(quote, value);
  return result.success ? result.output : null;
}

/** Fields of every call that moves money on a quote: the quote and the confirmed figures. */
export const agreed = { quoteId: id, amount: sum, amountReceived: sum };
export const agreedNames = { amountReceived: 'received' } as const;

/** The fields of `agreed`, of a quote as it was shown. */
export const agreedTo = ({ id: quoteId, amount: typed, received }: MoneyQuote) => ({
  quoteId,
  amount: typed,
  received,
});

/** Uploads a picture that proves a payment, or that it did not arrive; answers with its id. Source: section 5 (limits); assumed. */
export const uploadProof = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadProof',
  capability: 'deposit-proof',
  access: 'player',
  pictures: 1,
  assumed: true,
  input: v.object({
    type: v.picklist(pictureLimits.types),
    data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestPicture), v.base64()),
  }),
  value: v.object({ pictureId: id }),
});
