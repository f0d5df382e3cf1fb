import { maskEmail, maskMobile } from '@baize/domain';
import { sendVerification, type VerificationKind, verificationWays, verifyLogin } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { totpMatches } from '../../world/sign-in/totp.ts';
import { allow, refuseFields, startSession } from './session.ts';

const quarterHour = 15 * 60_000;
const proofs = { count: 10, windowMs: quarterHour };
const codes = { count: 6, windowMs: 60 * 60_000 };
const leeway = 5_000;

export const verificationRoutes = [
  answer(verificationWays, (_, { account }) => ({ ways: waysOf(account) })),

  answer(sendVerification, ({ kind }, call) => {
    const { world, account } = call;
    const to = reach(account, kind);
    if (!to) throw new Refusal('code-not-sent');
    const { codeMinutes } = world.settings;
    const between = { count: 1, windowMs: Math.max(1000, codeMinutes * 60_000 - leeway) };
    allow(call, `proof-code:${kind}:${account.username}`, between, true);
    allow(call, `proof-codes:${account.username}`, codes, true);
    world.smsCodes.send('verify', to);
    return { expiredMinutes: codeMinutes };
  }),

  answer(verifyLogin, async ({ kind, answer: typed }, call) => {
    const { world, account } = call;
    allow(call, `proof:${account.username}`, proofs, true);
    const verdict = await checkProof(kind, typed, call);
    if (verdict !== 'right') {
      const code = verdict === 'expired' ? 'code-expired' : 'verification-wrong';
      refuseFields(code, { answer: code });
    }
    account.unknownAddress = false;
    world.limiter.forget(`proof:${account.username}`);
    return startSession(call, account, 'proof');
  }),
];

/** Reports whether the answer is correct for that kind of proof; a code is spent by it. */
export async function checkProof(kind: VerificationKind, typed: string, { world, account }: SignedCall) {
  if (kind === 'authenticator') {
    const { authenticator } = account;
    const right = authenticator !== null && (await totpMatches(authenticator, world.clock.now(), typed));
    return right ? 'right' : 'wrong';
  }
  if (kind === 'bank')
    return account.payeeName !== null && plain(typed) === plain(account.payeeName) ? 'right' : 'wrong';
  const to = reach(account, kind);
  return to ? world.smsCodes.use('verify', to, typed) : 'wrong';
}

const reach = ({ mobileNum, email }: Account, kind: 'sms' | 'email') => (kind === 'sms' ? mobileNum : email);

/** Normalises names as banks compare them, ignoring case and spaces. */
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

function waysOf({ mobileNum, email, authenticator, payeeName, verification }: Account) {
  const ways: { kind: VerificationKind; hint: string | null }[] = [];
  if (mobileNum) ways.push({ kind: 'sms', hint: maskMobile(mobileNum) });
  if (email) ways.push({ kind: 'email', hint: maskEmail(email) });
  if (authenticator) ways.push({ kind: 'authenticator', hint: null });
  if (payeeName) ways.push({ kind: 'bank', hint: null });
  // A chosen way is the only one: a weaker one beside it would undo the choice.
  return verification === null ? ways : ways.filter((way) => way.kind === verification);
}
