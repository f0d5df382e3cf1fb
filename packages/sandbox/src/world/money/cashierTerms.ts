import {
  type Currency,
  fromMinor,
  greater,
  type MoneyTerms,
  offersPromotions,
  tightestLimit,
  toMinor,
} from '@baize/domain';
import { type Account, isOnBreak } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { cashAmount, cashUnit } from '../base/scales.ts';
import { bonusBarred } from '../platform/bonusRules.ts';
import { rulesOf } from '../platform/rules.ts';
import { type LimitContext, limitStandings } from '../responsible-play/limits.ts';
import type { CashMovement } from './cashMovement.ts';
import { depositBonuses, payoutRate, usdt } from './depositMethods.ts';
import type { Ledger } from './ledger.ts';
import type { KeptPayee, PayeeBook } from './payeeBook.ts';

const day = 86_400_000;
const dailyPayouts = 500_000;
const freePayouts = 3;

export interface MovementContext {
  world: LimitContext;
  ledger: Ledger;
  payees: PayeeBook;
  accounts: AccountBook;
  account: Account;
  movements: readonly CashMovement[];
  owed: bigint;
}

/** Returns promotions that can be added to a deposit: each once, none during a break. */
export function bonusesFor({ world, ledger, movements, account }: MovementContext) {
  const rules = rulesOf(world);
  if (!offersPromotions(rules)) return [];
  const used = movements.filter(
    ({ bonus, state }) => bonus > 0n && (state === 'credited' || state === 'in-review' || state === 'awaiting-payment'),
  );
  return depositBonuses(ledger.currency, world.settings).filter(
    ({ id, percent: rate, turnover: turnoverTimes }) =>
      !used.some(({ promotion }) => promotion === id) &&
      !bonusBarred(rules, { rate, turnoverTimes, turnoverOf: 'deposit-and-bonus' }, account, world.clock),
  );
}

/** Returns what the tightest deposit limit leaves after unpaid orders, as a decimal string; null without a limit. */
export function depositLeft({ world, account, ledger, movements }: MovementContext): string | null {
  const { digits } = ledger.currency;
  const waiting = movements
    .filter(({ kind, state }) => kind === 'deposit' && (state === 'awaiting-payment' || state === 'in-review'))
    .reduce((sum, { counted }) => sum + counted, 0n);
  const limit = tightestLimit(limitStandings(world, account), 'deposit');
  return limit && fromMinor(greater((toMinor(limit.left, digits) ?? 0n) - waiting, 0n), digits);
}

const payoutsToday = ({ world, movements }: MovementContext): readonly CashMovement[] =>
  movements.filter(
    ({ kind, state, at }) => kind === 'withdrawal' && state !== 'rejected' && at > world.clock.now() - day,
  );

export const freeLeft = (context: MovementContext): number => Math.max(0, freePayouts - payoutsToday(context).length);

/** Returns the terms of a withdrawal to a payee, or in the account's own currency; null without an exchange rate. */
export function withdrawalTerms(context: MovementContext, payee: Pick<KeptPayee, 'kind'> | null): MoneyTerms | null {
  const { world, account, ledger, owed } = context;
  const { currency } = ledger;
  const crypto = payee?.kind === 'crypto';
  const rate = crypto ? payoutRate(currency, world.settings) : null;
  if (crypto && rate === null) return null;
  const whole = BigInt(dailyPayouts) * cashUnit(currency);
  const taken = payoutsToday(context).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    ...plainTerms(currency),
    receivedDigits: crypto ? usdt.digits : currency.digits,
    min: cashAmount(200, currency),
    max: cashAmount(200_000, currency),
    available: heldBy(ledger, account.username),
    limitLeft: fromMinor(taken > whole ? 0n : whole - taken, currency.digits),
    turnoverLeft: fromMinor(owed, currency.digits),
    fee: { percent: crypto || freeLeft(context) === 0 ? '1' : '0', fixed: '0' },
    rate,
  };
}

/** Requires the turnover of a withdrawal, because transfers to the upline would otherwise bypass it. */
export function uplineTerms({ account, ledger, owed }: MovementContext): MoneyTerms {
  const { currency } = ledger;
  return {
    ...plainTerms(currency),
    min: cashAmount(10, currency),
    max: cashAmount(50_000, currency),
    available: heldBy(ledger, account.username),
    turnoverLeft: fromMinor(owed, currency.digits),
  };
}

const dailyDownline = 200_000;

export function downlineTerms(context: MovementContext): MoneyTerms {
  const { world, ledger, movements } = context;
  const { currency } = ledger;
  const whole = BigInt(dailyDownline) * cashUnit(currency);
  const sent = movements
    .filter(({ kind, at }) => kind === 'downline' && at > world.clock.now() - day)
    .reduce((sum, { amount }) => sum + amount, 0n);
  return { ...uplineTerms(context), limitLeft: fromMinor(greater(whole - sent, 0n), currency.digits) };
}

/** Finds a downline by customer id; null for strangers and unknown ids alike. */
export function downlineOf({ accounts, account }: Pick<MovementContext, 'accounts' | 'account'>, id: string | null) {
  const found = id === null ? undefined : accounts.findById(id);
  return found && accounts.isBelow(account.username, found.username) ? found : null;
}

/** Reports whether the account is closed or on a break, without revealing which. */
export const takesNoMoney = (account: Account, now: number): boolean =>
  account.closedAt !== null || isOnBreak(account, now);

export const plainTerms = (currency: Currency): MoneyTerms => ({
  digits: currency.digits,
  receivedDigits: currency.digits,
  min: cashAmount(1, currency),
  max: cashAmount(100_000_000, currency),
  available: null,
  limitLeft: null,
  limited: 'typed',
  turnoverLeft: '0',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});

export const heldBy = (ledger: Ledger, account: string): string =>
  fromMinor(ledger.balance(account), ledger.currency.digits);

export const maskedName = (name: string): string => `${name.slice(0, 2)}•••${name.slice(-2)}`;
