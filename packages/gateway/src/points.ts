import {
  type PointRate,
  pointTypes,
  type Reward,
  redemptionKinds,
  redemptionStatuses,
  rewardKinds,
} from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, id, language, longText, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

/** Whole points; anything else is no figure to act on. */
const points = v.pipe(amount, v.string(), v.regex(/^\d+$/));
const signedPoints = v.pipe(amount, v.string(), v.regex(/^-?\d+$/));
/** A sum that has to be there. */
const sum = v.pipe(amount, v.string());
/** A sum that is nothing where it is not mentioned. */
const sumOrNothing = v.optional(sum, '0');
/** Counts the player's spendings: a decision based on an older count has to be made again. */
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** As typed; it is never kept. */
const paymentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));
const pages = { pageNo: v.optional(whole, 1), pageSize: v.optional(whole, 10) };

/** The player's points, and what number of spendings they come after. Source: section 7; the fields are assumed. */
export const pointBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
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

/** What points buy. Source: section 7; that visitors may look, and the fields, are assumed. */
export const pointRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: list(reward),
});

/**
 * How points are earned (units of the currency for one point, by type), what they are worth, and the rules in plain text.
 * Source: section 7; the fields are assumed.
 */
export const pointConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
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

/** The points that came and went, newest first, by type and since a moment (ms). Source: section 7; the fields are assumed. */
export const pointDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
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
      total: count,
      totalPages: count,
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

/** What was redeemed, newest first, by status and kind and since a moment (ms). Source: sections 3 and 7; the filters are assumed. */
export const redeemPointList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
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
    v.object({ list: list(redemption), total: count, totalPages: count }),
    v.transform(({ list: redemptions, ...rest }) => ({ redemptions, ...rest })),
  ),
});

/**
 * Takes a reward for points. What it cost when the player decided travels along, for one piece, with the version of the
 * points: when either has changed the platform answers `terms-changed` (409) and moves nothing. Source: section 7; the fields are assumed.
 */
export const redeemPointReward = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
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
    paymentPassword,
    language,
  }),
  inputNames: { pointsRequired: 'points', amountRequired: 'amount' },
  value: redemption,
});

const quote = v.object({ points, amount: sum, currency: optionalText, version });

export type PointQuote = v.InferOutput<typeof quote>;

/** What points would bring now; without a number, the fewest that may be converted. Nothing of it is in the source. */
export const pointQuote = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointQuote',
  access: 'player',
  assumed: true,
  input: v.object({ points: v.optional(points) }),
  value: quote,
});

/**
 * Turns points into money at a quote. When what they bring has changed since, the platform answers `terms-changed` (409) with
 * the new quote and moves nothing. Source: section 7; the fields are assumed.
 */
export const convertPoint = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  access: 'player',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ points, amount: sum, version, paymentPassword, language }),
  value: redemption,
});

/** The new quote that a refused conversion carries in `GatewayError.value`; null when it has none. */
export function readQuote(value: unknown): PointQuote | null {
  const result = v.safeParse(quote, value);
  return result.success ? result.output : null;
}

/** How many more tries of the payment password a refusal leaves; null when it does not say. */
export function readTriesLeft(value: unknown): number | null {
  const result = v.safeParse(v.object({ left: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }), value);
  return result.success ? result.output.left : null;
}
