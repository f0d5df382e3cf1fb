import type { Member } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, flag, id, noInput, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';

/** Source: sections 3 and 7. */
export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
  input: noInput,
  value: v.pipe(
    v.object({
      id,
      account: text,
      nickname: optionalText,
      type: id,
      toUpline: flag,
      clubLabel: v.optional(
        v.fallback(
          v.nullable(v.object({ labelName: text, rankLevel: v.optional(v.fallback(v.number(), 0), 0) })),
          null,
        ),
        null,
      ),
      memberLabel: list(v.object({ labelName: text })),
    }),
    v.transform(
      ({ clubLabel, memberLabel, ...member }): Member => ({
        ...member,
        club: clubLabel && { name: clubLabel.labelName, rank: clubLabel.rankLevel },
        labels: memberLabel.map(({ labelName }) => labelName),
      }),
    ),
  ),
});

/** Avatar of the player; null if none was chosen. Source: section 7; the field's name is assumed. */
export const playerAvatar = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  capability: 'avatar',
  access: 'session',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ avatar: optionalText }),
    v.transform(({ avatar }) => ({ picture: avatar })),
  ),
});

/** Counts for the badge on the avatar. Source: section 7; that one call returns both is assumed. */
export const unreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  capability: 'messages',
  access: 'session',
  assumed: true,
  background: true,
  input: noInput,
  value: v.pipe(
    v.object({ unreadMessage: count, availablePromo: count }),
    v.transform(({ unreadMessage, availablePromo }) => ({ messages: unreadMessage, promotions: availablePromo })),
  ),
});

/**
 * Counts for the member centre's menu: claimable missions and rewards, unread messages. Source: section 2; the call is
 * assumed.
 */
export const memberCounts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberCounts',
  capability: 'counts',
  access: 'player',
  assumed: true,
  background: true,
  input: noInput,
  value: v.pipe(
    v.object({ missionCount: count, messageCount: count, rewardCount: count }),
    v.transform(({ missionCount, messageCount, rewardCount }) => ({
      missions: missionCount,
      messages: messageCount,
      rewards: rewardCount,
    })),
  ),
});
