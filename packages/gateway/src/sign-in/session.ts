import * as v from 'valibot';
import { type AnyEndpoint, endpoint } from '../base/endpoint.ts';
import { flag, longText, noInput, nothing, optionalText, text } from '../base/fields.ts';
import { humanProof } from './humanCheck.ts';
import { numberNames } from './smsCodes.ts';

/** Sent exactly as typed, with spaces and any script. */
export const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));
const captchaAnswer = { captcha: v.optional(text), captchaId: v.optional(text) };
const field = v.optional(text);

/** Response of every login. That a further verification may be due is assumed. */
export const signedIn = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  firstTimeLogin: flag,
  passwordExpired: flag,
  verificationDue: flag,
});

/**
 * Exchanges username and password, or mobile number and code, for a token; `firebase` is a number verified by another
 * service, with its ID token. `attempt` identifies a try whose response may be lost: repeating it returns the same.
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

/** Source: section 7. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  input: noInput,
  value: nothing,
});

/** Changes the player's password, which ends every session of the account. Source: sections 3, 4 and 7. */
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
  channel: v.optional(v.literal('sms')),
  idToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  humanProof: v.optional(humanProof),
  ...captchaAnswer,
};

/** Opens a player account by username and signs it in. Source: sections 3, 4 and 7; the response is assumed. */
export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  capability: 'register',
  access: 'open',
  encrypted: true,
  assumed: true,
  input: v.object({ ...registration, username: text, password, confirmPassword: password, mobileNum: field }),
  inputNames: numberNames,
  value: signedIn,
});

/**
 * Opens a player account by mobile number and signs it in. Source: sections 3, 4 and 7; the response, with the username
 * if none was chosen, is assumed.
 */
export const registerMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  capability: 'phone',
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

/** Maximum base64 length of a captcha picture (about 150 kB). */
const longestPicture = 200_000;

const png = v.pipe(
  v.string(),
  v.maxLength(longestPicture),
  v.transform((value) => value.replace(/^data:image\/png;base64,/, '')),
  v.regex(pngHead),
  v.transform((value) => `data:image/png;base64,${value}`),
);

/**
 * Captcha picture as a data URL, and the id to send with the answer. Source: section 7 (a base64 PNG); the id is
 * assumed, and null if the platform sends only a picture.
 */
export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  capability: 'captcha',
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
 * Content of `GatewayError.value` after a refused login or registration: whether a captcha is due, and codes by field.
 * Source: section 4 (captcha flag); the codes by field are assumed.
 */
export const refusal = v.object({
  captcha: flag,
  fields: v.fallback(v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), longText), {}), {}),
});

export type Refusal = v.InferOutput<typeof refusal>;

/**
 * Reads the details of a refusal; unreadable ones mean no captcha and no field codes. Fields are named as in the call's
 * input, or as on the wire without a call.
 */
export function readRefusal(value: unknown, { inputNames = {} }: Pick<AnyEndpoint, 'inputNames'> = {}): Refusal {
  const result = v.safeParse(refusal, value);
  if (!result.success) return { captcha: false, fields: {} };
  const { captcha: due, fields } = result.output;
  const named = Object.entries(fields).map(([name, code]) => [inputNames[name] ?? name, code]);
  return { captcha: due, fields: Object.fromEntries(named) };
}
