import { contactKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, noInput, nothing, optionalText, text } from '../base/fields.ts';
import { password } from '../sign-in/session.ts';
import { codePatience, numberNames, sent } from '../sign-in/smsCodes.ts';
import { verificationKinds } from '../sign-in/verification.ts';

const kind = v.picklist(contactKinds);
const code = v.pipe(v.string(), v.maxLength(255));
/** National digits and dialling code, or an e-mail address, depending on `kind`. */
const contact = { mobileNum: v.optional(text), countryDialingCode: v.optional(text), email: v.optional(text) };

/**
 * Sends a code to a new contact, or to the current one (`side` "held"), whose owner must agree first. Returns its
 * lifetime in minutes, regardless of whether another account has the contact. Errors: `contact-fixed` for a linked
 * account.
 */
export const sendContactCode = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendContactCode',
  capability: 'contacts',
  access: 'player',
  assumed: true,
  input: v.object({ kind, side: v.optional(v.picklist(['held', 'new']), 'new'), ...contact, language }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});

/**
 * Binds a contact with the code sent to it; a replacement also needs the code sent to the previous one. Returns it
 * masked. Errors: `contact-refused` without revealing its owner.
 */
export const bindContact = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_bindContact',
  capability: 'contacts',
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
 * Sets the first payment password, confirmed by the login password, or replaces it, confirmed by the previous one.
 * Refused by field; `readTriesLeft` returns the remaining tries.
 */
export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPaymentPassword',
  capability: 'payment-password',
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

/** Creates a secret for an authenticator app, as text and as the URL in its QR code; it takes effect once verified. */
export const prepareAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_prepareAuthenticator',
  capability: 'two-step',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)),
    address: v.pipe(v.string(), v.startsWith('otpauth://totp/'), v.maxLength(600)),
  }),
});

/**
 * Chooses how logins from unknown addresses are verified, confirmed once by the same method (`answer`): a code by SMS
 * or e-mail (`sendVerification`), a code of the prepared authenticator, or the name on the bank account.
 */
export const chooseVerification = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_chooseVerification',
  capability: 'two-step',
  access: 'player',
  assumed: true,
  encrypted: true,
  input: v.object({ kind: v.picklist(verificationKinds), answer: v.pipe(text, v.nonEmpty()) }),
  value: nothing,
});
