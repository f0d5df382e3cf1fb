import type { InvitedFriend, ReferralTier } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import {
  amount,
  count,
  flag,
  noInput,
  optionalText,
  paged,
  pageEnd,
  text,
  time,
  unknownCount,
  whole,
} from '../base/fields.ts';
import { list } from '../base/list.ts';

/** Referral tiers and the caller's code, null for visitors and trial accounts. Source: the page alone. */
export const referralInfo = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInfo',
  capability: 'referral',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: noInput,
  value: v.object({
    code: v.optional(optionalText, null),
    tiers: list(
      v.pipe(
        v.object({ friends: whole, rate: amount }),
        v.transform((tier): ReferralTier => tier),
      ),
    ),
  }),
});

const pages = paged(10);
const sum = v.pipe(amount, v.string());

export const referralSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralSummary',
  capability: 'referral',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ friends: count, activeFriends: count, totalEarned: amount, monthEarned: amount, nextPayment: time }),
    v.transform(({ activeFriends, totalEarned, monthEarned, ...rest }) => ({
      ...rest,
      active: activeFriends,
      earned: totalEarned,
      earnedThisMonth: monthEarned,
    })),
  ),
});

const friend = v.pipe(
  v.object({
    playerName: v.pipe(text, v.nonEmpty()),
    joinTime: time,
    active: flag,
    validBet: amount,
    earned: amount,
  }),
  v.transform(
    ({ playerName, joinTime, validBet, ...rest }): InvitedFriend => ({
      ...rest,
      name: playerName,
      joined: joinTime,
      validBets: validBet,
    }),
  ),
);

export const referralFriends = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralFriends',
  capability: 'referral',
  access: 'player',
  assumed: true,
  input: v.object(pages),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(friend), total: unknownCount, ...pageEnd }),
    v.transform(({ list: friends, ...rest }) => ({ friends, ...rest })),
  ),
});

/** Referral earnings, one payment per day with income, latest first; rates in per cent. */
export const referralEarnings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralEarnings',
  capability: 'referral',
  access: 'player',
  assumed: true,
  input: v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))), ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(
        v.pipe(
          v.object({
            referenceNo: text,
            day: time,
            paidTime: time,
            activeFriends: count,
            validBet: sum,
            rate: sum,
            amount: sum,
          }),
          v.transform(({ referenceNo, paidTime, activeFriends, validBet, ...rest }) => ({
            ...rest,
            reference: referenceNo,
            paid: paidTime,
            active: activeFriends,
            validBets: validBet,
          })),
        ),
      ),
      total: unknownCount,
      ...pageEnd,
    }),
    v.transform(({ list: earnings, ...rest }) => ({ earnings, ...rest })),
  ),
});
