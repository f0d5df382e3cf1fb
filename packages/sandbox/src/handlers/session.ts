import type { ErrorCode } from '@baize/domain';
import { captcha, changePassword, login, logout, register, type WireOf } from '@baize/gateway';
import { answer, type Call } from '../http/answer.ts';
import { Refusal, tooMany } from '../http/refusal.ts';
import type { Account } from '../world/accounts.ts';
import { house } from '../world/ledger.ts';
import { brokenRules, invitationCodes } from '../world/registerRules.ts';
import { mustChangePassword } from '../world/world.ts';

const quarterHour = 15 * 60_000;
const failuresOfOneVisitor = { count: 60, windowMs: quarterHour };
const failuresOfOneName = { count: 10, windowMs: quarterHour };
const registrations = { count: 20, windowMs: 60 * 60_000 };
const captchas = { count: 60, windowMs: 60_000 };
/** Whole units of the currency. */
const welcome = 1_000n;

export const sessionRoutes = [
  answer(login, async ({ type, username = '', password = '', captcha: typed, captchaId }, call) => {
    const { world } = call;
    const name = username.trim().toLowerCase();
    const failed = `login:name:${name}`;
    allow(call, `login:visitor:${call.visitor}`, failuresOfOneVisitor, false);
    if (world.limiter.taken(failed, quarterHour) >= world.settings.captchaAfter) {
      requireCaptcha(call, captchaId, typed);
    }
    const account = await world.accounts.authenticate(name, password);
    const locked = world.settings.rateLimits && world.limiter.taken(failed, quarterHour) >= failuresOfOneName.count;
    if (!account || locked || type === 'sms') {
      world.limiter.take(failed, { ...failuresOfOneName, count: Number.MAX_SAFE_INTEGER });
      world.limiter.take(`login:visitor:${call.visitor}`, { ...failuresOfOneVisitor, count: Number.MAX_SAFE_INTEGER });
      const due = world.limiter.taken(failed, quarterHour) >= world.settings.captchaAfter;
      throw new Refusal('login-failed', { message: 'the login failed', value: { captcha: due } });
    }
    world.limiter.forget(failed);
    return enter(call, account);
  }),

  answer(logout, (_, { world, session }) => {
    world.sessions.end(session.token);
    return null;
  }),

  answer(changePassword, async ({ oldPassword, newPassword, confirmNewPassword }, call) => {
    const { world, account } = call;
    allow(call, `password:${account.username}`, failuresOfOneName, true);
    const fields = brokenRules({
      username: account.username,
      password: newPassword,
      confirmPassword: confirmNewPassword,
    });
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

  answer(register, async (input, call) => {
    const { world } = call;
    const { toggles } = world.settings;
    if (!toggles.DIRECTREG3 || !toggles.USERNAMEREG3) throw new Refusal('registration-closed');
    const fields = brokenRules(input);
    if (Object.keys(fields).length > 0) refuseFields('validation-failed', fields);
    const code = input.affiliateCode?.trim();
    if (code && !invitationCodes.has(code.toUpperCase())) {
      refuseFields('invitation-code-error', { affiliateCode: 'invitation-code-error' });
    }
    allow(call, `register:${call.visitor}`, registrations, true);
    requireCaptcha(call, input.captchaId, input.captcha);
    const username = input.username.trim();
    if (world.accounts.find(username)) refuseFields('username-taken', { username: 'username-taken' });
    const account = await world.accounts.open(
      username,
      input.password,
      input.nickname ? { nickname: input.nickname } : {},
    );
    postWelcome(call, account);
    return enter(call, account);
  }),
];

/** A new token at every login; the one that came along dies, so a planted one is worth nothing. */
function enter({ world, token }: Call, account: Account): WireOf<typeof login> {
  if (token) world.sessions.end(token);
  const session = world.sessions.start(account, mustChangePassword(account, world.settings));
  return {
    token: session.token,
    firstTimeLogin: account.firstLogin ? '1' : '0',
    passwordExpired: account.passwordExpired ? '1' : '0',
  };
}

function postWelcome({ world }: Call, account: Account): void {
  const ledger = world.ledger();
  ledger.post({
    key: `welcome:${account.id}`,
    kind: 'welcome',
    from: house('welcome'),
    to: account.username,
    amount: welcome * 10n ** BigInt(ledger.currency.digits),
    at: world.clock.now(),
    reference: 'welcome',
  });
}

/** Refuses when an allowance is used up; `take` says whether this very call counts. */
function allow({ world }: Call, name: string, allowance: { count: number; windowMs: number }, take: boolean): void {
  if (!world.settings.rateLimits) return;
  const seconds = take
    ? world.limiter.take(name, allowance)
    : world.limiter.taken(name, allowance.windowMs) >= allowance.count
      ? Math.ceil(allowance.windowMs / 1000)
      : 0;
  if (seconds > 0) throw tooMany(Math.min(seconds, 600));
}

function requireCaptcha({ world }: Call, id: string | undefined, typed: string | undefined): void {
  if (!typed?.trim()) throw new Refusal('captcha-required', { value: { captcha: true } });
  const verdict = world.captchas.check(id, typed);
  if (verdict !== 'right') throw new Refusal(`captcha-${verdict}`, { value: { captcha: true } });
}

function refuseFields(code: ErrorCode, fields: Readonly<Record<string, string>>): never {
  throw new Refusal(code, { message: 'see the fields', value: { captcha: true, fields } });
}
