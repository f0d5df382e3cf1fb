import {
  longestRemark,
  type Promotion,
  pictureLimits,
  prizeKinds,
  readActivityStatus,
  readPromotionType,
  turnoverBases,
} from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, language, longText, optionalText, text, texts, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';
import { longestPicture } from '../base/pictureData.ts';

/** Whole number; null if missing or broken, so that an unknown figure is not shown as zero. */
const number = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null), null);

const fields = v.object({
  id,
  type: text,
  title: v.pipe(text, v.nonEmpty()),
  summary: v.optional(v.fallback(longText, ''), ''),
  icon: optionalText,
  startTime: time,
  endTime: time,
  status: optionalText,
  prize: v.optional(v.fallback(v.nullable(v.picklist(prizeKinds)), null), null),
  amount,
  turnoverLeft: amount,
  turnoverTotal: amount,
  maxBet: amount,
  expiryTime: time,
  voidTerms: optionalText,
  rejectReason: optionalText,
  joinable: flag,
  rate: amount,
  cap: amount,
  fixedAmount: amount,
  rounds: number,
  gameName: optionalText,
  prizePool: amount,
  places: number,
  minDeposit: amount,
  turnoverTimes: number,
  turnoverOf: v.optional(v.fallback(v.nullable(v.picklist(turnoverBases)), null), null),
  turnoverDays: number,
  wideIcon: optionalText,
});

function readPromotion(wire: v.InferOutput<typeof fields>): Promotion {
  const { icon, startTime, endTime, turnoverLeft, turnoverTotal, expiryTime, voidTerms, rejectReason, ...more } = wire;
  const { rate, cap, fixedAmount, rounds, gameName, prizePool, places, ...others } = more;
  const { minDeposit, turnoverTimes, turnoverOf, turnoverDays, wideIcon, ...rest } = others;
  return {
    ...rest,
    figures: {
      rate,
      cap,
      fixedAmount,
      rounds,
      gameName,
      prizePool,
      places,
      minDeposit,
      turnoverTimes,
      turnoverOf,
      turnoverDays,
      widePicture: wideIcon,
    },
    type: readPromotionType(wire.type),
    status: readActivityStatus(wire.status),
    picture: icon,
    from: startTime,
    to: endTime,
    wagerLeft: turnoverLeft,
    wagerTotal: turnoverTotal,
    expires: expiryTime,
    voids: voidTerms,
    reason: rejectReason,
  };
}

/** Promotions with their obligations. Errors: `on-a-break`. Source: only types and statuses. */
export const promotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListPromotions',
  capability: 'promotions',
  access: 'open',
  tokenWhenHeld: true,
  public: true,
  assumed: true,
  input: v.object({ type: v.optional(text), language }),
  value: list(v.pipe(fields, v.transform(readPromotion))),
});

export const promotionDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  capability: 'promotions',
  access: 'open',
  tokenWhenHeld: true,
  public: true,
  assumed: true,
  input: v.object({ id, language }),
  value: v.pipe(
    v.object({ ...fields.entries, content: v.optional(v.fallback(longText, ''), '') }),
    v.transform(({ content, ...wire }) => ({ promotion: readPromotion(wire), content })),
  ),
});

/** Uploads a picture for an application and returns its id. Source: section 5 (limits); the call is assumed. */
export const uploadPromotionPicture = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPromotionPicture',
  capability: 'promotions',
  access: 'player',
  pictures: 1,
  assumed: true,
  input: v.object({
    type: v.picklist(pictureLimits.types),
    data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestPicture), v.base64()),
  }),
  value: v.object({ pictureId: id }),
});

/**
 * Joins a promotion, or applies if it needs approval, and returns the new status. Source: section 5 (limits); the call
 * is assumed.
 */
export const joinPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  capability: 'promotions',
  access: 'player',
  assumed: true,
  input: v.object({
    promotionId: id,
    remark: v.optional(v.pipe(v.string(), mostCharacters(longestRemark)), ''),
    pictureIds: v.optional(v.pipe(texts, v.maxLength(pictureLimits.maxCount)), []),
  }),
  value: v.pipe(
    v.object({ status: optionalText }),
    v.transform(({ status }) => ({ status: readActivityStatus(status) })),
  ),
});

const prize = {
  method: 'POST',
  capability: 'promotions',
  access: 'player',
  money: true,
  input: v.object({ promotionId: id }),
  value: v.object({ amount }),
} as const;

/** Credits an issued bonus. Errors: `already-claimed`, `promotion-over`, `on-a-break`. */
export const claimPromotion = endpoint({ ...prize, path: '/wps/relay/MCS2_claimPromotion', assumed: true });

/** Draws a player's raffle ticket and credits the prize. Source: section 7; input and response are assumed. */
export const claimRaffle = endpoint({ ...prize, path: '/wps/relay/MCS2_claimRafflePromotion', assumed: true });

/** Opens a red envelope and credits its content. Source: section 3 names the envelope; the call is assumed. */
export const openRedEnvelope = endpoint({ ...prize, path: '/wps/relay/MCS2_openRedEnvelope', assumed: true });
