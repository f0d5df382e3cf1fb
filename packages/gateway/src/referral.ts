import type { InvitedFriend, ReferralTier } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

/** What inviting brings, and the code of who asks: null for visitors and trial accounts. Nothing of it but the page is in the source. */
export const referralInfo = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInfo',
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

const pages = { pageNo: v.optional(whole, 1), pageSize: v.optional(whole, 10) };
const sum = v.pipe(amount, v.string());

/** What a player's invitations came to: friends, those who play, what was earned and when it is paid next (ms). Nothing of it is in the source. */
export const referralSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralSummary',
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

/** Who came by a player's invitation, the latest first, names masked. Nothing of it is in the source. */
export const referralFriends = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralFriends',
  access: 'player',
  assumed: true,
  input: v.object(pages),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(friend), total: count, totalPages: count }),
    v.transform(({ list: friends, ...rest }) => ({ friends, ...rest })),
  ),
});

/** What was earned by invitations, a payment for each day that brought something, the latest first; rates in per cent. Nothing of it is in the source. */
export const referralEarnings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralEarnings',
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
      total: count,
      totalPages: count,
    }),
    v.transform(({ list: earnings, ...rest }) => ({ earnings, ...rest })),
  ),
});
