import {
  type PointRate,
  pointTypes,
  type Reward,
  redemptionKinds,
  redemptionStatuses,
  rewardKinds,
} from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import {
  amount,
  id,
  language,
  longText,
  noInput,
  optionalText,
  paged,
  pageEnd,
  text,
  time,
  unknownCount,
} from '../base/fields.ts';
import { list } from '../base/list.ts';

const points = v.pipe(amount, v.string(), v.regex(/^\d+$/));
const signedPoints = v.pipe(amount, v.string(), v.regex(/^-?\d+$/));
const sum = v.pipe(amount, v.string());
const sumOrNothing = v.optional(sum, '0');
/** Version of the player's points, counting redemptions: a decision based on an older one must be repeated. */
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** As typed; never stored. */
const paymentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));
const pages = paged(10);

/** Player's points with their version. Source: section 7; the fields are assumed. */
export const pointBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  capability: 'points',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({ points, version }),
});

const reward = v.pipe(
  v.object({
    rewardId: id,
    rewardType: v.picklist(rewardKinds),
    rewardName: v.pipe(text, v.nonEmpty()),
    icon: optionalText,
    pointsRequired: points,
    amountRequired: sumOrNothing,
    stock: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    maxQuantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.transform(
    ({ rewardId, rewardType, rewardName, icon, pointsRequired, amountRequired, stock, maxQuantity }): Reward => ({
      id: rewardId,
      kind: rewardType,
      name: rewardName,
      picture: icon,
      points: pointsRequired,
      amount: amountRequired,
      stock,
      most: maxQuantity,
    }),
  ),
);

/** Rewards for points, visible to visitors. Source: section 7; that visitors may look, and the fields, are assumed. */
export const pointRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  capability: 'points',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: list(reward),
});

/**
 * Earning rules (currency units per point, by type), value of points and rules as plain text. Source: section 7; the
 * fields are assumed.
 */
export const pointConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  capability: 'points',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: v.pipe(
    v.object({
      rate: v.object({ points, min: points, max: points }),
      earning: list(v.object({ type: v.picklist(pointTypes), amountPerPoint: sum })),
      rules: list(v.pipe(longText, v.nonEmpty())),
    }),
    v.transform(({ rate, earning, rules }) => ({
      rate: rate satisfies PointRate,
      earning: earning.map(({ type, amountPerPoint }) => ({ type, amount: amountPerPoint })),
      rules,
    })),
  ),
});

/** Points gained and spent, newest first, by type and since a time (ms). Source: section 7; the fields are assumed. */
export const pointDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  capability: 'points',
  access: 'player',
  assumed: true,
  input: v.object({
    pointType: v.optional(v.picklist(pointTypes)),
    since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    ...pages,
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.object({ id, type: v.picklist(pointTypes), points: signedPoints, time, remark: optionalText })),
      total: unknownCount,
      ...pageEnd,
    }),
    v.transform(({ list: entries, ...rest }) => ({ entries, ...rest })),
  ),
});

const redemption = v.pipe(
  v.object({
    referenceNo: id,
    applyTime: time,
    type: v.picklist(redemptionKinds),
    name: text,
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    pointsRequired: points,
    amountRequired: sumOrNothing,
    amountReceived: sumOrNothing,
    status: v.picklist(redemptionStatuses),
    remark: optionalText,
  }),
  v.transform(({ referenceNo, applyTime, type, pointsRequired, amountRequired, amountReceived, ...rest }) => ({
    ...rest,
    reference: referenceNo,
    at: applyTime,
    kind: type,
    points: pointsRequired,
    amount: amountRequired,
    received: amountReceived,
  })),
);

export type Redemption = v.InferOutput<typeof redemption>;

/**
 * Redemptions, newest first, by status, kind and since a time (ms). Source: sections 3 and 7; the filters are assumed.
 */
export const redeemPointList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  capability: 'points',
  access: 'player',
  assumed: true,
  input: v.object({
    status: v.optional(v.picklist(redemptionStatuses)),
    type: v.optional(v.picklist(redemptionKinds)),
    since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    ...pages,
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(redemption), total: unknownCount, ...pageEnd }),
    v.transform(({ list: redemptions, ...rest }) => ({ redemptions, ...rest })),
  ),
});

/**
 * Redeems a reward. Sends the unit price and version the player saw: if either has changed, the platform answers
 * `terms-changed` (409) and moves nothing. Source: section 7; the fields are assumed.
 */
export const redeemPointReward = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  capability: 'points',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({
    rewardId: id,
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    pointsRequired: points,
    amountRequired: sum,
    version,
    paymentPassword: v.optional(paymentPassword),
    language,
  }),
  inputNames: { pointsRequired: 'points', amountRequired: 'amount' },
  value: redemption,
});

const quote = v.object({ points, amount: sum, currency: optionalText, version });

export type PointQuote = v.InferOutput<typeof quote>;

/** Current value of points; by default of the minimum that may be converted. */
export const pointQuote = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointQuote',
  capability: 'points',
  access: 'player',
  assumed: true,
  input: v.object({ points: v.optional(points) }),
  value: quote,
});

/**
 * Converts points at a quote. If their value has changed, the platform answers `terms-changed` (409) with the new quote
 * and moves nothing. Source: section 7; the fields are assumed.
 */
export const convertPoint = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  capability: 'points',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ points, amount: sum, version, paymentPassword: v.optional(paymentPassword), language }),
  value: redemption,
});

/** Reads the new quote of a refused conversion from `GatewayError.value`; null if it has none. */
export function readQuote(value: unknown): PointQuote | null {
  const result = v.safeParse(quote, value);
  return result.success ? result.output : null;
}

/** Reads the remaining tries of the payment password from a refusal; null if not given. */
export function readTriesLeft(value: unknown): number | null {
  const result = v.safeParse(v.object({ left: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }), value);
  return result.success ? result.output.left : null;
}
