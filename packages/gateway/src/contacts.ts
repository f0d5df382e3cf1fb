import { contactKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, noInput, nothing, optionalText, text } from './fields.ts';
import { password } from './session.ts';
import { codePatience, numberNames, sent } from './smsCodes.ts';
import { verificationKinds } from './verification.ts';

const kind = v.picklist(contactKinds);
const code = v.pipe(v.string(), v.maxLength(255));
/** A number by its national digits and dialling code, or an address: as `kind` says. */
const contact = { mobileNum: v.optional(text), countryDialingCode: v.optional(text), email: v.optional(text) };

/**
 * Sends a code to a contact that is to be bound, or to the one that is bound now (`side` "held"), whose owner has to agree first.
 * Answers with how long it holds, in minutes, alike whether or not another account has the contact. Refused with `contact-fixed` for a
 * linked account. Nothing of it is in the source.
 */
export const sendContactCode = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendContactCode',
  access: 'player',
  assumed: true,
  input: v.object({ kind, side: v.optional(v.picklist(['held', 'new']), 'new'), ...contact, language }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});

/**
 * Binds a contact by the code that was sent to it; another one also needs the code sent to the one before. Answers with the new one,
 * masked. Refused with `contact-refused` for one that cannot be bound here, without telling whose it is. Nothing of it is in
 * the source.
 */
export const bindContact = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_bindContact',
  access: 'player',
  assumed: true,
  input: v.object({ kind, ...contact, verificationCode: code, heldCode: v.optional(code) }),
  inputNames: numberNames,
  value: v.pipe(
    v.object({ shown: optionalText }),
    v.transform(({ shown }) => ({ shown })),
  ),
});

/**
 * Sets the first payment password, by the login password, or another one, by the one before it. Refused by field; `readTriesLeft` tells
 * how many tries are left. Nothing of it is in the source.
 */
export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPaymentPassword',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({
    loginPassword: v.optional(password),
    oldPaymentPassword: v.optional(password),
    paymentPassword: password,
    confirmPaymentPassword: password,
  }),
  value: nothing,
});

/** A new secret for an authenticator app, as text and as the address that its QR code holds; nothing changes before it is proved. Assumed. */
export const prepareAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_prepareAuthenticator',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    /** Base32. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)),
    address: v.pipe(v.string(), v.startsWith('otpauth://totp/'), v.maxLength(600)),
  }),
});

/**
 * Chooses the way in which a login from an unknown address is verified, proved once by that very way (`answer`): a code by message or
 * letter (`sendVerification`), the code of the prepared authenticator, the name on the bank account. All assumed.
 */
export const chooseVerification = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_chooseVerification',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({ kind: v.picklist(verificationKinds), answer: v.pipe(text, v.nonEmpty()) }),
  value: nothing,
});
