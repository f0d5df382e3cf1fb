import { pictureLimits } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, id, language, optionalText, text, texts } from './fields.ts';
import { list } from './list.ts';
import { agreed, agreedNames, movement, sum } from './movements.ts';

export const depositKinds = ['bank', 'qr', 'wallet', 'card', 'crypto'] as const;

const fee = v.object({ percent: sum, fixed: sum });

const method = v.pipe(
  v.object({
    methodCode: id,
    kind: v.picklist(depositKinds),
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
 * How money can be paid in: methods with their bounds, fee, rate and quick amounts (in the method's own currency), promotions that add to it,
 * and what the tightest limit leaves (the account's currency; null for none). Errors: `on-a-break`. Assumed.
 */
export const depositSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
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

/** Opens an order at a quote; the answer says how and by when it is paid. Errors: `terms-changed` with a fresh quote. Assumed. */
export const placeDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_placeDeposit',
  access: 'player',
  assumed: true,
  money: true,
  input: v.object({ ...agreed, language }),
  inputNames: agreedNames,
  value: movement,
});

/** Shows that an order was paid: from then on it is looked at. Errors: `movement-closed`, `picture-refused`. Assumed. */
export const sendDepositProof = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendDepositProof',
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

/** Gives up an order that is not paid. Errors: `movement-closed`. Assumed. */
export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDeposit',
  access: 'player',
  assumed: true,
  input: v.object({ referenceNo: id, language }),
  inputNames: { referenceNo: 'reference' },
  value: movement,
});
