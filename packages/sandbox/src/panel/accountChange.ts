import { fromMinor, type PlayRest, restOf, toMinor } from '@baize/domain';
import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Account } from '../world/account/account.ts';
import { secretText } from '../world/base/random.ts';
import { house, LedgerError } from '../world/money/ledger.ts';
import { clubRanks } from '../world/promotions/vip.ts';
import type { World } from '../world/world.ts';
import { flag, whole } from './change.ts';

export const restChoices = ['none', 'day', 'week', 'for-good'] as const;
type RestChoice = (typeof restChoices)[number];

export const accountChange = v.partial(
  v.strictObject({
    rankLevel: whole(clubRanks),
    verified: flag,
    passwordDue: flag,
    trial: flag,
    closed: flag,
    rest: v.picklist(restChoices),
  }),
);

/** Changes an account. Flags apply from the next call; a due password change or proof at the next login. */
export function changeAccount(
  world: World,
  account: Account,
  { rankLevel, verified, passwordDue, trial, closed, rest }: v.InferOutput<typeof accountChange>,
): void {
  const now = world.clock.now();
  if (rankLevel !== undefined) account.rankLevel = rankLevel;
  if (verified !== undefined) account.unknownAddress = !verified;
  if (passwordDue !== undefined && passwordDue !== (account.firstLogin || account.passwordExpired)) {
    account.passwordExpired = passwordDue;
    account.firstLogin = passwordDue;
  }
  if (trial !== undefined && trial !== (account.type === 4)) {
    if (account.type !== 3 && account.type !== 4)
      throw new Refusal('validation-failed', { status: 422, message: 'An agent cannot be a trial account.' });
    account.type = trial ? 4 : 3;
  }
  if (closed !== undefined && closed !== (account.closedAt !== null)) {
    account.closedAt = closed ? now : null;
    if (closed) world.sessions.endOf(account.username);
  }
  if (rest !== undefined) account.rest = restFrom(rest, now);
}

function restFrom(choice: RestChoice, now: number): PlayRest | null {
  if (choice === 'day') return restOf('break', 24, now);
  if (choice === 'week') return restOf('cool-off', 7, now);
  return choice === 'for-good' ? restOf('exclusion', 0, now) : null;
}

/** Amount to give, or to take if negative. A repeated key moves nothing. */
export const moneyMove = v.object({
  amount: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  key: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
});

/**
 * Gives or takes money as a ledger entry of its own kind, since a balance is never set (SBX-03), and returns the new
 * balance. Throws a Refusal, moving nothing, for an invalid amount or more than the account has.
 */
export function moveMoney(
  world: World,
  { username }: Account,
  { amount: typed, note, key = secretText(12) }: v.InferOutput<typeof moneyMove>,
): string {
  const ledger = world.ledger();
  const { code, digits } = ledger.currency;
  const amount = toMinor(typed.replace(/^\+/, ''), digits);
  if (amount === null || amount === 0n)
    throw new Refusal('validation-failed', {
      status: 422,
      message: `“${typed}” is no amount of ${code ?? 'money'} with at most ${digits} decimals.`,
    });
  const [from, to] = amount > 0n ? [panelAccount, username] : [username, panelAccount];
  const reference = note || 'control panel';
  const size = amount > 0n ? amount : -amount;
  try {
    const posted = { key: `adjustment:${key}`, kind: 'adjustment' as const, from, to, amount: size, reference };
    ledger.post({ ...posted, at: world.clock.now() });
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (error.reason === 'key-reused')
      throw new Refusal('conflict', { status: 422, message: 'This key has moved another amount.' });
    const most = fromMinor(ledger.balance(username), digits);
    throw new Refusal('insufficient-balance', { status: 409, message: `The account has ${most} ${code ?? ''} only.` });
  }
  return fromMinor(ledger.balance(username), digits);
}

const panelAccount = house('control panel');
