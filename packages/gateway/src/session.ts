import * as v from 'valibot';
import { type AnyEndpoint, endpoint } from './endpoint.ts';
import { flag, longText, noInput, nothing, optionalText, text } from './fields.ts';
import { humanProof } from './humanCheck.ts';
import { numberNames } from './smsCodes.ts';

/** A password travels exactly as typed: spaces and any script are kept. */
export const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));
const captchaAnswer = { captcha: v.optional(text), captchaId: v.optional(text) };
const field = v.optional(text);

/** What every way in answers with. That a further proof of who it is may be due is assumed. */
export const signedIn = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  firstTimeLogin: flag,
  passwordExpired: flag,
  verificationDue: flag,
});

/**
 * Exchanges a username and password, or a mobile number and code, for a token; `firebase` stands for a number that another service
 * has verified, by their ID token. `attempt` names one try whose answer may be lost: sent again, it answers the same.
 * Source: sections 3, 4 and 7; the ID token and the attempt are assumed.
 */
export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  access: 'open',
  encrypted: true,
  input: v.object({
    type: v.optional(v.picklist(['username', 'sms', 'firebase']), 'username'),
    username: field,
    password: v.optional(password),
    mobileNum: field,
    countryDialingCode: field,
    verificationCode: v.optional(v.pipe(v.string(), v.maxLength(255))),
    idToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
    attempt: v.optional(v.pipe(v.string(), v.uuid())),
    ...captchaAnswer,
  }),
  inputNames: numberNames,
  value: signedIn,
});

/** Ends the session on the platform. Source: section 7. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  input: noInput,
  value: nothing,
});

/** Changes the password of who is signed in. Every session of the account ends with it. Source: sections 3, 4 and 7. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  access: 'session',
  encrypted: true,
  input: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  value: nothing,
});

const registration = {
  payeeName: field,
  email: field,
  qqNum: field,
  recommenderId: field,
  verificationCode: v.optional(v.pipe(v.string(), v.maxLength(255))),
  affiliateCode: field,
  paymentPassword: v.optional(password),
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  idNumber: field,
  referralCode: field,
  domain: field,
  nickname: field,
  birthday: field,
  address: field,
  nationality: field,
  occupation: field,
  sourceOfIncome: field,
  telegram: field,
  zalo: field,
  skype: field,
  registerUrl: v.pipe(v.string(), v.maxLength(2000)),
  registerMethod: v.optional(v.literal('WEB'), 'WEB'),
  countryDialingCode: field,
  login: v.optional(v.boolean(), true),
  /** Who verified the number, if a third party did, and its ID token. */
  channel: v.optional(v.literal('sms')),
  idToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  humanProof: v.optional(humanProof),
  ...captchaAnswer,
};

/** Opens a player account by username and signs it in. Source: sections 3, 4 and 7; that it answers like a login is assumed. */
export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'open',
  encrypted: true,
  assumed: true,
  input: v.object({ ...registration, username: text, password, confirmPassword: password, mobileNum: field }),
  inputNames: numberNames,
  value: signedIn,
});

/**
 * Opens a player account by mobile number and signs it in. Source: sections 3, 4 and 7; that it answers like a login is assumed,
 * and that it says the name of an account that chose none.
 */
export const registerMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'open',
  encrypted: true,
  assumed: true,
  input: v.object({
    ...registration,
    username: field,
    password: v.optional(password),
    confirmPassword: v.optional(password),
    mobileNum: text,
    countryDialingCode: text,
  }),
  inputNames: numberNames,
  value: v.object({ ...signedIn.entries, account: optionalText }),
});

const pngHead = /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/;

/** The longest captcha picture we look at, in characters of base64 (about 150 kB of picture). */
const longestPicture = 200_000;

const png = v.pipe(
  v.string(),
  v.maxLength(longestPicture),
  v.transform((value) => value.replace(/^data:image\/png;base64,/, '')),
  v.regex(pngHead),
  v.transform((value) => `data:image/png;base64,${value}`),
);

/**
 * A captcha picture as a data address, and the id its answer is sent with.
 * Source: section 7 (a base64 PNG); the id is assumed, and null where a platform sends the picture alone.
 */
export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  access: 'open',
  assumed: true,
  input: v.object({ t: v.optional(text) }),
  value: v.union([
    v.pipe(
      v.object({ image: png, id: optionalText }),
      v.transform(({ image, id }) => ({ image, id })),
    ),
    v.pipe(
      png,
      v.transform((image) => ({ image, id: null })),
    ),
  ]),
});

/**
 * What a refused login or registration carries in `GatewayError.value`: whether a captcha is due from now on, and codes by field.
 * Source: section 4 (captcha flag); the codes by field are assumed.
 */
export const refusal = v.object({
  captcha: flag,
  fields: v.fallback(v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), longText), {}), {}),
});

export type Refusal = v.InferOutput<typeof refusal>;

/**
 * Reads what a refusal carries; anything unreadable means no captcha and no field codes. Fields go by the names of the call's input,
 * by the wire's when no call is given.
 */
export function readRefusal(value: unknown, { inputNames = {} }: Pick<AnyEndpoint, 'inputNames'> = {}): Refusal {
  const result = v.safeParse(refusal, value);
  if (!result.success) return { captcha: false, fields: {} };
  const { captcha: due, fields } = result.output;
  const named = Object.entries(fields).map(([name, code]) => [inputNames[name] ?? name, code]);
  return { captcha: due, fields: Object.fromEntries(named) };
}
