import { type ContactKind, checkPaymentPassword, maskEmail, maskMobile } from '@baize/domain';
import {
  bindContact,
  chooseVerification,
  prepareAuthenticator,
  type RequestOf,
  sendContactCode,
  setPaymentPassword,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { secretText } from '../../world/base/random.ts';
import { brandFiles } from '../../world/platform/brands.ts';
import { internationalNumber } from '../../world/sign-in/smsCodes.ts';
import { base32 } from '../../world/sign-in/totp.ts';
import { requirePaymentPassword } from '../money/paymentPassword.ts';
import { allow, refuseFields } from '../sign-in/session.ts';
import { checkProof } from '../sign-in/verification.ts';

const hour = 60 * 60_000;
const codes = { count: 6, windowMs: hour };
const bindings = { count: 20, windowMs: hour };
const tries = { count: 10, windowMs: hour / 4 };
/** Milliseconds of tolerance, so that a request at the end of the shown countdown is not too early. */
const leeway = 5_000;

export const contactRoutes = [
  answer(sendContactCode, (input, call) => {
    const { world, account } = call;
    const { kind, side } = input;
    refuseFixed(account, kind);
    const to = side === 'held' ? heldBy(account, kind) : contactIn(input, account);
    if (to === null) throw new Refusal('code-not-sent');
    const { codeMinutes } = world.settings;
    const between = { count: 1, windowMs: Math.max(1000, codeMinutes * 60_000 - leeway) };
    allow(call, `contact:${side}:${kind}:${account.username}`, between, true);
    allow(call, `contacts:${account.username}`, codes, true);
    world.smsCodes.send(side === 'held' ? 'contact-held' : 'contact', to);
    return { expiredMinutes: codeMinutes };
  }),

  answer(bindContact, (input, call) => {
    const { world, account } = call;
    const { kind } = input;
    allow(call, `binding:${account.username}`, bindings, true);
    refuseFixed(account, kind);
    const to = contactIn(input, account);
    proveHeld(input.heldCode ?? '', kind, call);
    const verdict = world.smsCodes.use('contact', to, input.verificationCode);
    if (verdict !== 'right') refuseFields(`code-${verdict}`, { verificationCode: `code-${verdict}` });
    // After the code check, so that only the contact's owner learns it is refused, and not why.
    if (isTaken(to, kind, call)) throw new Refusal('contact-refused');
    if (kind === 'mobile') account.mobileNum = to;
    else account.email = to;
    world.contactProofs.take(account.username, kind);
    return { shown: kind === 'mobile' ? maskMobile(to) : maskEmail(to) };
  }),

  answer(setPaymentPassword, async (input, call) => {
    const { world, account } = call;
    const { username } = account;
    const held = world.payments.has(username);
    const errors = Object.entries(checkPaymentPassword(input, held)).map(([name, { kind }]) => [name, kind]);
    if (errors.length > 0) refuseFields('validation-failed', Object.fromEntries(errors));
    if (held) await requirePaymentPassword(call, input.oldPaymentPassword ?? '');
    else await requireLoginPassword(input.loginPassword ?? '', call);
    if (held && (await world.payments.matches(username, input.paymentPassword))) {
      refuseFields('validation-failed', { paymentPassword: 'same' });
    }
    await world.payments.set(username, input.paymentPassword);
    return null;
  }),

  answer(prepareAuthenticator, (_, { world, account }) => {
    const secret = secretText(15);
    account.preparedAuthenticator = secret;
    const { name = 'Baize' } = brandFiles[world.settings.brand];
    const label = encodeURIComponent(`${name}:${account.username}`);
    const shown = base32(secret);
    const query = new URLSearchParams({ secret: shown, issuer: name, algorithm: 'SHA1', digits: '6', period: '30' });
    return { secret: shown, address: `otpauth://totp/${label}?${query}` };
  }),

  answer(chooseVerification, async ({ kind, answer: typed }, call) => {
    const { account } = call;
    allow(call, `choosing:${account.username}`, tries, true);
    const prepared = kind === 'authenticator' ? account.preparedAuthenticator : null;
    const proving = prepared === null ? call : { ...call, account: { ...account, authenticator: prepared } };
    const verdict = await checkProof(kind, typed, proving);
    if (verdict !== 'right') {
      const code = verdict === 'expired' ? 'code-expired' : 'verification-wrong';
      refuseFields(code, { answer: code });
    }
    if (prepared !== null) account.authenticator = prepared;
    account.preparedAuthenticator = null;
    account.verification = kind;
    return null;
  }),
];

/** Refuses to change a number that a linked third-party account vouches for. Source: section 4. */
function refuseFixed({ linked }: Account, kind: ContactKind): void {
  if (kind === 'mobile' && linked !== null) throw new Refusal('contact-fixed');
}

const heldBy = ({ mobileNum, email }: Account, kind: ContactKind) => (kind === 'mobile' ? mobileNum : email);

type Asked = Pick<RequestOf<typeof bindContact>, 'kind' | 'mobileNum' | 'countryDialingCode' | 'email'>;

/** Returns the requested contact, normalised; refuses by field if it is invalid or already bound. */
function contactIn({ kind, mobileNum = '', countryDialingCode = '', email = '' }: Asked, account: Account): string {
  const field = kind === 'mobile' ? 'mobileNum' : 'email';
  const contact = kind === 'mobile' ? internationalNumber(countryDialingCode, mobileNum) : email.trim().toLowerCase();
  const sound = kind === 'mobile' ? /^\+\d{6,15}$/ : /^[^@\s]{1,64}@[^@\s]+\.[^@\s]{2,}$/;
  if (!sound.test(contact) || contact.length > 120) refuseFields('validation-failed', { [field]: 'pattern' });
  if (contact === heldBy(account, kind)) refuseFields('validation-failed', { [field]: 'same' });
  return contact;
}

/** Requires proof of the current contact before it is replaced. */
function proveHeld(typed: string, kind: ContactKind, { world, account }: SignedCall): void {
  const held = heldBy(account, kind);
  if (held === null || world.contactProofs.holds(account.username, kind)) return;
  const verdict = world.smsCodes.use('contact-held', held, typed);
  if (verdict !== 'right') refuseFields(`code-${verdict}`, { heldCode: `code-${verdict}` });
  world.contactProofs.give(account.username, kind);
}

const isTaken = (contact: string, kind: ContactKind, { world, account }: SignedCall): boolean =>
  world.accounts.all().some((other) => other.username !== account.username && heldBy(other, kind) === contact);

async function requireLoginPassword(typed: string, call: SignedCall): Promise<void> {
  const { username } = call.account;
  allow(call, `password:${username}`, tries, true);
  if (!(await call.world.accounts.authenticate(username, typed))) {
    refuseFields('login-failed', { loginPassword: 'mismatch' });
  }
}
