import { type RegistrationForm, registrationWays } from '@baize/domain';
import {
  checkAffiliate,
  checkUsername,
  humanChallenge,
  type RequestOf,
  register,
  registerMobile,
} from '@baize/gateway';
import { answer, type Call } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import type { Invitation } from '../../world/agents/invitations.ts';
import { openedAgentType } from '../../world/agents/teamTree.ts';
import { secretText } from '../../world/base/random.ts';
import { playUnit } from '../../world/base/scales.ts';
import type { ToggleId } from '../../world/base/settings.ts';
import { house } from '../../world/money/ledger.ts';
import { inviterOf } from '../../world/promotions/referral.ts';
import { freeNames } from '../../world/sign-in/freeNames.ts';
import { brokenRules, invitationCodes } from '../../world/sign-in/registerRules.ts';
import { internationalNumber } from '../../world/sign-in/smsCodes.ts';
import { allow, refuseFields, requireCaptcha, startSession } from './session.ts';

const registrations = { count: 20, windowMs: 60 * 60_000 };
const affiliateChecks = { count: 60, windowMs: 60_000 };
const usernameChecks = { count: 30, windowMs: 60_000 };
const humanChecks = { count: 60, windowMs: 60_000 };
/** Welcome money, in whole units of the currency. */
const welcome = 1_000n;

export const registrationRoutes = [
  answer(checkAffiliate, ({ code }, call) => {
    allow(call, `affiliate:${call.visitor}`, affiliateChecks, true);
    const link = call.world.agents().invitations.find(code);
    if (link) {
      refuseClosed(link, call);
      link.visits += 1;
    } else if (!isInvitation(code.trim().toUpperCase(), call)) throw new Refusal('invitation-code-error');
    return null;
  }),

  answer(checkUsername, ({ username }, call) => {
    const { world, visitor } = call;
    allow(call, `username:${visitor}`, usernameChecks, true);
    const name = username.trim();
    const isFree = (wanted: string) => !world.accounts.find(wanted);
    const canBe = (wanted: string) => isFree(wanted) && !brokenRules({ username: wanted }, world.settings).username;
    return isFree(name) ? { isFree: true } : { isFree: false, suggestions: freeNames(name, canBe) };
  }),

  answer(humanChallenge, (_, call) => {
    allow(call, `human:${call.visitor}`, humanChecks, true);
    return call.world.humans.issue();
  }),

  answer(register, async (input, call) => {
    const account = await open(input, 'username', call);
    return startSession(call, account, 'registration');
  }),

  answer(registerMobile, async (input, call) => {
    const account = await open(input, 'mobile', call);
    return { ...startSession(call, account, 'registration'), account: account.username };
  }),
];

type Request = RequestOf<typeof register> | RequestOf<typeof registerMobile>;

/**
 * Opens the account, or refuses. Order matters: plain rules first, as they reveal nothing; a taken name is reported
 * only after captcha and rate limit, a taken e-mail or number only neutrally (FLT-003); the code is spent last.
 */
async function open(input: Request, form: RegistrationForm, call: Call): Promise<Account> {
  const { world } = call;
  const { settings } = world;
  const { toggles } = settings;
  const code = input.affiliateCode?.trim().toUpperCase() ?? '';
  const link = world.agents().invitations.find(code);
  const invited = link !== null || isInvitation(code, call);
  if (!registrationWays((toggle) => toggles[toggle as ToggleId], invited).includes(form)) {
    throw new Refusal('registration-closed');
  }
  const proven = provenNumber(input, call);
  const fields = brokenRules(proven ? { ...input, verificationCode: 'proven' } : { ...input }, settings, form);
  if (Object.keys(fields).length > 0) refuseFields('validation-failed', fields);
  if (code && !invited) {
    refuseFields('invitation-code-error', { affiliateCode: 'invitation-code-error' });
  }
  if (link) refuseClosed(link, call);
  allow(call, `register:${call.visitor}`, registrations, true);
  requireCaptcha(call, input.captchaId, input.captcha);
  requireHuman(input, call);
  const number = proven ?? numberOf(input);
  const name = input.username?.trim() || freeName(call);
  if (world.accounts.find(name)) refuseFields('username-taken', { username: 'username-taken' });
  const email = input.email?.trim().toLowerCase() || null;
  const holders = holdersOf(number, email, call);
  if (holders.some(({ inRegister }) => inRegister)) refuseRegistered(number, proven, input.verificationCode, call);
  if (holders.length > 0) throw new Refusal('registration-refused', { value: { captcha: true } });
  if (number && toggles.REGMOBVERF3 && !proven) spendCode(number, input.verificationCode ?? '', call);
  const nickname = input.nickname?.trim();
  const place = link && placeBelow(link, name, call);
  const account = await world.accounts.open(name, input.password ?? secretText(), {
    mobileNum: number,
    email,
    invitedBy: inviterIn(input, call),
    ...(nickname && { nickname }),
    ...place,
  });
  if (input.paymentPassword) await world.payments.set(account.username, input.paymentPassword);
  postWelcome(call, account);
  return account;
}

/** Refuses a closed link without revealing whether it was used up, disabled or expired. */
function refuseClosed(link: Invitation, { world }: Call): void {
  if (world.agents().invitations.stateOf(link) === 'open') return;
  refuseFields('invitation-closed', { affiliateCode: 'invitation-closed' });
}

/** Counts the use of a link at once, so that two concurrent registrations cannot share the last one. */
function placeBelow(link: Invitation, name: string, call: Call): Pick<Account, 'upline' | 'type'> {
  refuseClosed(link, call);
  const username = name.toLowerCase();
  link.accounts.push(username);
  call.world.agents().rates.set(username, link.rebate);
  return { upline: link.agent, type: link.who === 'agent' ? openedAgentType : 3 };
}

const isInvitation = (code: string, { world }: Call): boolean =>
  invitationCodes.has(code) || inviterOf(world.accounts.all(), code) !== null;

function inviterIn({ affiliateCode, referralCode }: Request, { world }: Call): string | null {
  const codes = [affiliateCode, referralCode].flatMap((code) => code?.trim() || []);
  const inviters = codes.map((code) => inviterOf(world.accounts.all(), code));
  return inviters.find((inviter) => inviter !== null)?.username ?? null;
}

const numberOf = ({ mobileNum, countryDialingCode }: Request): string | null =>
  mobileNum?.trim() && countryDialingCode ? internationalNumber(countryDialingCode, mobileNum) : null;

function provenNumber({ channel, idToken }: Request, { world }: Call): string | null {
  if (channel !== 'sms' || !idToken) return null;
  const number = world.identity.tokens.take(idToken);
  if (number === null) throw new Refusal('phone-code-expired');
  return number;
}

function requireHuman({ humanProof: proof }: Request, { world }: Call): void {
  if (world.settings.humanCheck === 'off') return;
  const passed = proof && world.humans.check(proof.lot_number, proof.captcha_output);
  if (!passed) throw new Refusal('human-check-failed', { value: { captcha: true } });
}

function holdersOf(number: string | null, email: string | null, { world: { accounts } }: Call): Account[] {
  const byNumber = number === null ? undefined : accounts.findByMobile(number);
  const byEmail = email === null ? [] : accounts.all().filter((account) => account.email === email);
  return byNumber ? [byNumber, ...byEmail] : byEmail;
}

/** Tells a person in a register so only where the number is proven: others learn nothing about it (JUR-31). */
function refuseRegistered(number: string | null, proven: string | null, code: string | undefined, call: Call): void {
  if (number === null || !call.world.settings.toggles.REGMOBVERF3) return;
  if (!proven) spendCode(number, code ?? '', call);
  throw new Refusal('entry-refused');
}

function spendCode(number: string, typed: string, { world }: Call): void {
  const verdict = world.smsCodes.use('register', number, typed);
  if (verdict !== 'right') refuseFields(`code-${verdict}`, { verificationCode: `code-${verdict}` });
}

function freeName({ world }: Call): string {
  for (let place = world.accounts.all().length; ; place++) {
    const name = `player${1000 + place}`;
    if (!world.accounts.find(name)) return name;
  }
}

function postWelcome({ world }: Call, account: Account): void {
  const ledger = world.ledger();
  ledger.post({
    key: `welcome:${account.id}`,
    kind: 'welcome',
    from: house('welcome'),
    to: account.username,
    amount: welcome * playUnit(ledger.currency),
    at: world.clock.now(),
    reference: 'welcome',
  });
}
