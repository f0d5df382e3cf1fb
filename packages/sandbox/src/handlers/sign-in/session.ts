import type { ErrorCode } from '@baize/domain';
import { captcha, captchaProof, changePassword, hex, login, logout, type RequestOf, type WireOf } from '@baize/gateway';
import { answer, type Call } from '../../http/answer.ts';
import { Refusal, tooMany } from '../../http/refusal.ts';
import { type Account, mustChangePassword } from '../../world/account/account.ts';
import type { LoginWay } from '../../world/sign-in/loginLog.ts';
import { brokenRules } from '../../world/sign-in/registerRules.ts';
import { internationalNumber } from '../../world/sign-in/smsCodes.ts';

const quarterHour = 15 * 60_000;
const failuresOfOneVisitor = { count: 60, windowMs: quarterHour };
const failuresOfOneName = { count: 10, windowMs: quarterHour };
const captchas = { count: 60, windowMs: 60_000 };

export const sessionRoutes = [
  answer(login, async (input, call) => {
    const { type, username = '', password = '', captcha: typed, captchaId } = input;
    const { world } = call;
    const repeated = await repeatOf(input, call);
    if (repeated) return repeated;
    if (type !== 'username') return remember(input, call, startSession(call, accountOfNumber(input, call), 'code'));
    const name = username.trim().toLowerCase();
    const failed = `login:name:${name}`;
    allow(call, `login:visitor:${call.visitor}`, failuresOfOneVisitor, false);
    if (world.limiter.taken(failed, quarterHour) >= world.settings.captchaAfter) {
      requireCaptcha(call, captchaId, typed);
    }
    const account = await world.accounts.authenticate(name, password);
    const locked = world.settings.rateLimits && world.limiter.taken(failed, quarterHour) >= failuresOfOneName.count;
    if (!account || locked) {
      world.limiter.take(failed, { ...failuresOfOneName, count: Number.MAX_SAFE_INTEGER });
      world.limiter.take(`login:visitor:${call.visitor}`, { ...failuresOfOneVisitor, count: Number.MAX_SAFE_INTEGER });
      const due = world.limiter.taken(failed, quarterHour) >= world.settings.captchaAfter;
      throw new Refusal('login-failed', { message: 'the login failed', value: { captcha: due } });
    }
    world.limiter.forget(failed);
    return remember(input, call, startSession(call, account));
  }),

  answer(logout, (_, { world, session }) => {
    world.sessions.end(session.token);
    return null;
  }),

  answer(changePassword, async ({ oldPassword, newPassword, confirmNewPassword }, call) => {
    const { world, account } = call;
    allow(call, `password:${account.username}`, failuresOfOneName, true);
    const { username } = account;
    const chosen = { username, password: newPassword, confirmPassword: confirmNewPassword };
    const fields = brokenRules(chosen, world.settings);
    if (fields.password) refuseFields('validation-failed', { newPassword: fields.password });
    if (fields.confirmPassword) refuseFields('validation-failed', { confirmNewPassword: fields.confirmPassword });
    if (oldPassword === newPassword) refuseFields('validation-failed', { newPassword: 'mismatch' });
    if (!(await world.accounts.authenticate(account.username, oldPassword))) {
      refuseFields('login-failed', { oldPassword: 'mismatch' });
    }
    await world.accounts.changePassword(account, newPassword);
    world.sessions.endOf(account.username);
    return null;
  }),

  answer(captcha, (_, call) => {
    allow(call, `captcha:${call.visitor}`, captchas, true);
    return call.world.captchas.issue();
  }),

  answer(captchaProof, (_, call) => {
    allow(call, `captcha:${call.visitor}`, captchas, true);
    return call.world.captchas.issueProof();
  }),
];

/**
 * Issues a new token at every login and ends the token of the request, so a planted one is worthless. `how` is kept in
 * the login log.
 */
export function startSession(
  { world, token, userAgent }: Call,
  account: Account,
  how: LoginWay | 'proof' = 'password',
): WireOf<typeof login> {
  if (account.inRegister) throw new Refusal('entry-refused');
  if (token) world.sessions.end(token);
  const visit = { userAgent, country: world.settings.country };
  const session = world.sessions.start(account, mustChangePassword(account, world.settings), visit);
  if (how === 'proof') world.logins.goOn(account.username, token, session.token);
  else world.logins.note(account.username, { ...visit, how, token: session.token });
  return {
    token: session.token,
    firstTimeLogin: account.firstLogin ? '1' : '0',
    passwordExpired: account.passwordExpired ? '1' : '0',
    verificationDue: account.unknownAddress ? '1' : '0',
  };
}

function accountOfNumber(input: RequestOf<typeof login>, { world }: Call): Account {
  const { type, mobileNum = '', countryDialingCode = '', verificationCode = '', idToken = '' } = input;
  if (!world.settings.toggles.MOBILEVERCODELOGIN3) throw new Refusal('not-allowed', { status: 403 });
  const number =
    type === 'firebase' ? world.identity.tokens.take(idToken) : internationalNumber(countryDialingCode, mobileNum);
  if (number === null) throw new Refusal('phone-code-expired');
  if (type === 'sms') {
    const verdict = world.smsCodes.use('login', number, verificationCode);
    if (verdict !== 'right') throw new Refusal(`code-${verdict}`, { value: { fields: { verificationCode: verdict } } });
  }
  const account = world.accounts.findByMobile(number);
  if (!account) throw new Refusal('number-unknown');
  return account;
}

/**
 * Returns the response of the same attempt, if it was sent and may have been lost: its captcha or code is spent
 * (FLT-007).
 */
async function repeatOf(input: RequestOf<typeof login>, { world }: Call) {
  const kept = input.attempt ? world.attempts.peek(input.attempt) : null;
  const same = kept?.print === (await printOf(input)) && world.sessions.peek(kept.answer.token) !== null;
  return same ? kept.answer : null;
}

async function remember(input: RequestOf<typeof login>, { world }: Call, entered: WireOf<typeof login>) {
  if (input.attempt) world.attempts.keep(input.attempt, { print: await printOf(input), answer: entered });
  return entered;
}

async function printOf({ captcha: _, captchaId: __, ...who }: RequestOf<typeof login>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(who)))));
}

/** Refuses when an allowance is used up; `take` decides whether this call counts towards it. */
export function allow(
  { world }: Call,
  name: string,
  allowance: { count: number; windowMs: number },
  take: boolean,
): void {
  if (!world.settings.rateLimits) return;
  const seconds = take
    ? world.limiter.take(name, allowance)
    : world.limiter.taken(name, allowance.windowMs) >= allowance.count
      ? Math.ceil(allowance.windowMs / 1000)
      : 0;
  if (seconds > 0) throw tooMany(Math.min(seconds, 600));
}

export function requireCaptcha({ world }: Call, id: string | undefined, typed: string | undefined): void {
  if (!typed?.trim()) throw new Refusal('captcha-required', { value: { captcha: true } });
  const verdict = world.captchas.check(id, typed);
  if (verdict !== 'right') throw new Refusal(`captcha-${verdict}`, { value: { captcha: true } });
}

export function refuseFields(code: ErrorCode, fields: Readonly<Record<string, string>>): never {
  throw new Refusal(code, { message: 'see the fields', value: { captcha: true, fields } });
}
