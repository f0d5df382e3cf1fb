import { type CentreReward, readActivityStatus } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, id, language, longText, noInput, optionalText, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';

const reward = v.pipe(
  v.object({
    rewardId: id,
    rewardName: v.pipe(text, v.nonEmpty()),
    about: v.optional(v.fallback(longText, ''), ''),
    icon: optionalText,
    status: optionalText,
    amount,
    turnover: amount,
    statusTime: time,
    nextTime: time,
    rejectReason: optionalText,
  }),
  v.transform(
    ({ rewardId, rewardName, icon, status, statusTime, nextTime, rejectReason, ...rest }): CentreReward => ({
      ...rest,
      id: rewardId,
      name: rewardName,
      picture: icon,
      status: readActivityStatus(status),
      since: statusTime,
      turnsAt: nextTime,
      reason: rejectReason,
    }),
  ),
);

/** Player's rewards in every status. Errors: `on-a-break`. Source: section 4 (the statuses); the call is assumed. */
export const rewardCentre = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardCenter',
  capability: 'rewards',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: list(reward),
});

const claimed = v.pipe(
  v.object({
    referenceNo: optionalText,
    /** Credited amounts, decimal strings: to the wallet, and as a bonus with turnover. */
    amount,
    bonusAmount: amount,
    rewardIds: list(id),
  }),
  v.transform(({ referenceNo, bonusAmount, rewardIds, ...rest }) => ({
    ...rest,
    reference: referenceNo,
    bonus: bonusAmount,
    rewards: rewardIds,
  })),
);

/**
 * Claims one issued reward. Errors: `already-claimed`, `promotion-over` once lapsed, `promotion-not-open` in other
 * statuses, `on-a-break`.
 */
export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  capability: 'rewards',
  access: 'player',
  money: true,
  assumed: true,
  input: v.object({ rewardId: id }),
  value: claimed,
});

/** Claims all rewards issued at that moment. Errors: `nothing-to-claim`, `on-a-break`. */
export const claimAllRewards = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimAllRewards',
  capability: 'rewards',
  access: 'player',
  money: true,
  assumed: true,
  input: noInput,
  value: claimed,
});
