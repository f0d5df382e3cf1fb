import { depositKinds, pictureLimits } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, id, language, optionalText, text, texts } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { sum } from '../base/recordFields.ts';
import { agreed, agreedNames, movement } from './movements.ts';

/** Origins of the money of a card or wallet, as far as rules tell them apart. */
export const paymentFundings = ['debit', 'credit'] as const;

const fee = v.object({ percent: sum, fixed: sum });

const method = v.pipe(
  v.object({
    methodCode: id,
    kind: v.picklist(depositKinds),
    funding: v.optional(v.fallback(v.nullable(v.picklist(paymentFundings)), null), null),
    name: v.pipe(text, v.nonEmpty()),
    currency: optionalText,
    digits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
    min: sum,
    max: sum,
    quickAmounts: list(sum),
    fee,
    rate: amount,
    minutes: count,
    maintenance: flag,
    needsProof: flag,
  }),
  v.transform(({ methodCode, maintenance, ...rest }) => ({ ...rest, code: methodCode, open: !maintenance })),
);

export type DepositMethod = v.InferOutput<typeof method>;

const bonus = v.pipe(
  v.object({ promotionId: id, title: v.pipe(text, v.nonEmpty()), percent: sum, most: sum, min: sum, turnover: count }),
  v.transform(({ promotionId, ...rest }) => ({ ...rest, id: promotionId })),
);

export type DepositBonus = v.InferOutput<typeof bonus>;

/**
 * Deposit methods with bounds, fee, rate and quick amounts (in the method's currency), promotions, and the rest of the
 * tightest limit (account currency; null for none). Errors: `on-a-break`.
 */
export const depositSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  capability: 'deposit',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: v.object({
    methods: list(method),
    promotions: list(bonus),
    limitLeft: amount,
    currency: optionalText,
    turnover: count,
  }),
});

/**
 * Opens a deposit order at a quote, with payment instructions and deadline. Errors: `terms-changed` with a fresh quote.
 */
export const placeDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_placeDeposit',
  capability: 'deposit',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ ...agreed, language }),
  inputNames: agreedNames,
  value: movement,
});

/** Sends proof of payment for an order, which starts its review. Errors: `movement-closed`, `picture-refused`. */
export const sendDepositProof = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendDepositProof',
  capability: 'deposit-proof',
  access: 'player',
  assumed: true,
  input: v.object({
    referenceNo: id,
    pictureIds: v.pipe(texts, v.minLength(1), v.maxLength(pictureLimits.maxCount)),
    language,
  }),
  inputNames: { referenceNo: 'reference' },
  value: movement,
});

/** Cancels an unpaid order. Errors: `movement-closed`. */
export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDeposit',
  capability: 'deposit',
  access: 'player',
  assumed: true,
  input: v.object({ referenceNo: id, language }),
  inputNames: { referenceNo: 'reference' },
  value: movement,
});
