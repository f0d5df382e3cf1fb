import { type CentreReward, readActivityStatus } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, id, language, longText, noInput, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';

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

/** A player's rewards in every status. `on-a-break` while they rest from playing. Source: section 4 (the statuses); the call is assumed. */
export const rewardCentre = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardCenter',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: list(reward),
});

const claimed = v.pipe(
  v.object({
    referenceNo: optionalText,
    /** What was credited, as decimal strings: some of it to the wallet, some as a bonus that has to be turned over. */
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
 * Credits one reward that was issued. Errors: `already-claimed`, `promotion-over` once it has lapsed, `promotion-not-open` in any other
 * status, `on-a-break`. Nothing of it is in the source.
 */
export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  access: 'player',
  money: true,
  assumed: true,
  input: v.object({ rewardId: id }),
  value: claimed,
});

/** Credits every reward that is issued at that moment, each once. Errors: `nothing-to-claim`, `on-a-break`. Nothing of it is in the source. */
export const claimAllRewards = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimAllRewards',
  access: 'player',
  money: true,
  assumed: true,
  input: noInput,
  value: claimed,
});
