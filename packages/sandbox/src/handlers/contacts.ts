import { type ContactKind, checkPaymentPassword, maskEmail, maskMobile } from '@baize/domain';
import {
  bindContact,
  chooseVerification,
  prepareAuthenticator,
  type RequestOf,
  sendContactCode,
  setPaymentPassword,
} from '@baize/gateway';
import { answer, type SignedCall } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account } from '../world/account.ts';
import { brandFiles } from '../world/brands.ts';
import { secretText } from '../world/random.ts';
import { internationalNumber } from '../world/smsCodes.ts';
import { base32 } from '../world/totp.ts';
import { requirePaymentPassword } from './paymentPassword.ts';
import { allow, refuseFields } from './session.ts';
import { checkProof } from './verification.ts';

const hour = 60 * 60_000;
const codes = { count: 6, windowMs: hour };
const bindings = { count: 20, windowMs: hour };
const tries = { count: 10, windowMs: hour / 4 };
/** Clocks and lines differ: a press at the end of the countdown shown must not come too early. */
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
    // After the code, so that only the owner of the contact learns this, and not the reason.
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

/** The account of a third party vouches for the number: it stays as it is. Source: section 4. */
function refuseFixed({ linked }: Account, kind: ContactKind): void {
  if (kind === 'mobile' && linked !== null) throw new Refusal('contact-fixed');
}

const heldBy = ({ mobileNum, email }: Account, kind: ContactKind) => (kind === 'mobile' ? mobileNum : email);

type Asked = Pick<RequestOf<typeof bindContact>, 'kind' | 'mobileNum' | 'countryDialingCode' | 'email'>;

/** The contact that is asked for, in the form it is kept in; refused by field where it is invalid or already bound. */
function contactIn({ kind, mobileNum = '', countryDialingCode = '', email = '' }: Asked, account: Account): string {
  const field = kind === 'mobile' ? 'mobileNum' : 'email';
  const contact = kind === 'mobile' ? internationalNumber(countryDialingCode, mobileNum) : email.trim().toLowerCase();
  const sound = kind === 'mobile' ? /^\+\d{6,15}$/ : /^[^@\s]{1,64}@[^@\s]+\.[^@\s]{2,}$/;
  if (!sound.test(contact) || contact.length > 120) refuseFields('validation-failed', { [field]: 'pattern' });
  if (contact === heldBy(account, kind)) refuseFields('validation-failed', { [field]: 'same' });
  return contact;
}

/** A held contact has to be proved before another takes its place. */
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
