import { type Contact, readDay } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, id, language, noInput, nothing, optionalText, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { verificationKinds } from '../sign-in/verification.ts';

const day = v.optional(
  v.fallback(
    v.pipe(
      optionalText,
      v.transform((day) => readDay(day)),
    ),
    null,
  ),
  null,
);
const avatarId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/**
 * Player's profile. Contacts are always masked; a fixed number belongs to a third-party account and cannot be changed
 * or unlinked, and a birthday cannot be changed. Source: section 4 names the linked account; the call is assumed.
 */
export const memberProfile = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberProfile',
  capability: 'profile',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({
      account: text,
      nickname: optionalText,
      birthday: day,
      avatarId: optionalText,
      avatar: optionalText,
      mobileNum: optionalText,
      mobileFixed: flag,
      linkedAccount: optionalText,
      email: optionalText,
      hasPaymentPassword: flag,
      passwordTime: time,
      verification: v.optional(v.fallback(v.nullable(v.picklist(verificationKinds)), null), null),
      hasAuthenticator: flag,
    }),
    v.transform(({ mobileNum, mobileFixed, linkedAccount, email, hasPaymentPassword, passwordTime, ...rest }) => ({
      account: rest.account,
      nickname: rest.nickname,
      birthday: rest.birthday,
      avatar: { id: rest.avatarId, picture: rest.avatar },
      mobile: { shown: mobileNum, fixed: mobileFixed } satisfies Contact,
      linked: linkedAccount,
      email: { shown: email, fixed: false } satisfies Contact,
      paymentPassword: hasPaymentPassword,
      /** Last change of the login password, ms; null if unknown. */
      passwordChangedAt: passwordTime,
      verification: rest.verification,
      authenticator: rest.hasAuthenticator,
    })),
  ),
});

/** Sets the nickname, or a birthday not yet set. Errors by field: `validation-failed`. */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_saveMemberProfile',
  capability: 'profile',
  access: 'player',
  assumed: true,
  input: v.object({ nickname: v.optional(text), birthday: v.optional(text) }),
  value: nothing,
});

/** Selectable avatars, in display order. Source: section 7; the fields are assumed. */
export const memberIcons = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  capability: 'avatar',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    list(v.object({ iconId: avatarId, icon: v.pipe(text, v.nonEmpty()) })),
    v.transform((icons) => {
      const seen = new Set<string>();
      return icons.flatMap(({ iconId, icon }) => {
        if (seen.has(iconId)) return [];
        seen.add(iconId);
        return [{ id: iconId, picture: icon }];
      });
    }),
  ),
});

export const chooseIcon = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPlayerAvatar',
  capability: 'avatar',
  access: 'player',
  assumed: true,
  input: v.object({ iconId: avatarId }),
  value: v.pipe(
    v.object({ avatar: optionalText }),
    v.transform(({ avatar }) => ({ picture: avatar })),
  ),
});

/**
 * Latest logins, newest first, with time (ms), shortened address, device and method. `current` is the calling session.
 */
export const loginHistory = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginHistory',
  capability: 'devices',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: list(
    v.pipe(
      v.object({
        loginId: id,
        loginTime: v.pipe(time, v.number()),
        ip: optionalText,
        countryCode: optionalText,
        device: optionalText,
        type: v.fallback(v.picklist(['password', 'code', 'social', 'registration']), 'password'),
        current: flag,
      }),
      v.transform(({ loginId, loginTime, ip, countryCode, type, ...rest }) => ({
        ...rest,
        id: loginId,
        at: loginTime,
        address: ip,
        country: countryCode !== null && /^[A-Z]{2}$/.test(countryCode) ? countryCode : null,
        how: type,
      })),
    ),
  ),
});

export const closingState = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getClosingState',
  capability: 'closing',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ obstacles: list(v.picklist(['balance', 'bets', 'movements'])), balance: amount, keptDays: count }),
    v.transform(({ obstacles, ...rest }) => ({ ...rest, obstacles: [...new Set(obstacles)] })),
  ),
});

/**
 * Closes the account for good and ends all its sessions. Errors: `closing-blocked` while `closingState` lists an
 * obstacle, `login-failed` for a wrong password.
 */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_closeAccount',
  capability: 'closing',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({ password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)), reason: v.optional(text) }),
  value: nothing,
});
