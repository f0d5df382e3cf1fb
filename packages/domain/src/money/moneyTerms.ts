import { lesser } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';

/** A share of the sum, in per cent, and something fixed: decimal strings. */
export interface FeeRule {
  percent: string;
  fixed: string;
}

/** What a promotion adds to a deposit. Amounts in the currency that arrives. */
export interface BonusRule {
  percent: string;
  most: string;
  /** The least that has to arrive. */
  min: string;
  /** How often what arrives has to be staked, the bonus with it. */
  turnover: number;
}

/** What one movement of money costs and how far it may go. Amounts are decimal strings in the currency that is typed unless said otherwise. */
export interface MoneyTerms {
  /** Decimals of the currency that is typed, and of the one that arrives. */
  digits: number;
  receivedDigits: number;
  min: string;
  max: string;
  /** What may leave; null where it comes from elsewhere. */
  available: string | null;
  /** Left of the tightest limit; null without one. `limited` says in which of the two currencies. */
  limitLeft: string | null;
  limited: 'typed' | 'received';
  /** Bets still to be made before anything may leave; '0' when none, in the account's currency. */
  turnoverLeft: string;
  /** How often what arrives has to be staked before it may leave again. */
  turnover: number;
  fee: FeeRule;
  /** Units that arrive for one that is typed; null in one currency. */
  rate: string | null;
  bonus: BonusRule | null;
}

export type MoneyCheck =
  | {
      kind: 'ok';
      amount: string;
      fee: string;
      bonus: string;
      /** What arrives, the bonus with it. */
      received: string;
      /** What has to be staked before it may leave again. */
      turnover: string;
      /** What stays behind; null where it comes from elsewhere. */
      remaining: string | null;
      /** What counts against a limit, and what that leaves afterwards. */
      counted: string;
      limitLeft: string | null;
    }
  | { kind: 'turnover'; left: string }
  | { kind: 'required' }
  | { kind: 'malformed' }
  | { kind: 'too-fine'; digits: number }
  | { kind: 'below'; min: string }
  | { kind: 'above'; max: string }
  | { kind: 'limit'; left: string }
  | { kind: 'balance'; missing: string }
  | { kind: 'fee'; fee: string };

const fine = 12;
const unit = 10n ** BigInt(fine);

/**
 * What a sum costs and brings, or the first reason against it; page and platform ask the same question (FLT-035). A fee is rounded up
 * and what arrives is rounded down, to the smallest coin. The order matters: what no other sum could mend is said first.
 */
export function checkMoney(typed: string | null, terms: MoneyTerms): MoneyCheck {
  const { digits, receivedDigits } = terms;
  if (positive(terms.turnoverLeft)) return { kind: 'turnover', left: terms.turnoverLeft };
  if (typed === null || typed === '') return { kind: 'required' };
  if (toMinor(typed, fine) === null) return { kind: 'malformed' };
  const amount = toMinor(typed, digits);
  if (amount === null) return { kind: 'too-fine', digits };
  if (amount <= 0n || amount < minor(terms.min, digits)) return { kind: 'below', min: terms.min };
  if (amount > minor(terms.max, digits)) return { kind: 'above', max: terms.max };

  const fee = feeOf(amount, terms.fee, digits);
  const net = amount - fee;
  const gross = exchange(amount, terms);
  const counted = terms.limited === 'typed' ? amount : gross;
  const countedDigits = terms.limited === 'typed' ? digits : receivedDigits;
  const limit = terms.limitLeft === null ? null : minor(terms.limitLeft, countedDigits);
  if (limit !== null && counted > limit) return { kind: 'limit', left: terms.limitLeft ?? '0' };
  const held = terms.available === null ? null : minor(terms.available, digits);
  if (held !== null && amount > held) return { kind: 'balance', missing: fromMinor(amount - held, digits) };
  const arrives = net > 0n ? exchange(net, terms) : 0n;
  if (arrives <= 0n) return { kind: 'fee', fee: fromMinor(fee, digits) };

  const bonus = bonusOf(arrives, terms.bonus, receivedDigits);
  const times = bonus > 0n && terms.bonus ? terms.bonus.turnover : terms.turnover;
  return {
    kind: 'ok',
    amount: fromMinor(amount, digits),
    fee: fromMinor(fee, digits),
    bonus: fromMinor(bonus, receivedDigits),
    received: fromMinor(arrives + bonus, receivedDigits),
    turnover: fromMinor((arrives + bonus) * BigInt(times), receivedDigits),
    remaining: held === null ? null : fromMinor(held - amount, digits),
    counted: fromMinor(counted, countedDigits),
    limitLeft: limit === null ? null : fromMinor(limit - counted, countedDigits),
  };
}

/** The most that may be sent under these terms now, for a button that types it; null when that is less than the least. */
export function mostMovable(terms: MoneyTerms): string | null {
  const { digits, available, limitLeft, limited } = terms;
  const ceilings = [minor(terms.max, digits)];
  if (available !== null) ceilings.push(minor(available, digits));
  if (limitLeft !== null && (limited === 'typed' || terms.rate === null)) ceilings.push(minor(limitLeft, digits));
  const most = ceilings.reduce(lesser);
  const typed = fromMinor(most, digits);
  return checkMoney(typed, terms).kind === 'ok' ? typed : null;
}

function feeOf(amount: bigint, { percent, fixed }: FeeRule, digits: number): bigint {
  const share = amount * minor(percent, fine);
  const whole = 100n * unit;
  return (share + whole - 1n) / whole + minor(fixed, digits);
}

function exchange(amount: bigint, { rate, digits, receivedDigits }: MoneyTerms): bigint {
  const each = rate === null ? unit : minor(rate, fine);
  return (amount * each * 10n ** BigInt(receivedDigits)) / (unit * 10n ** BigInt(digits));
}

function bonusOf(arrives: bigint, rule: BonusRule | null, digits: number): bigint {
  if (!rule || arrives < minor(rule.min, digits)) return 0n;
  const bonus = (arrives * minor(rule.percent, fine)) / (100n * unit);
  const most = minor(rule.most, digits);
  return bonus < most ? bonus : most;
}

const positive = (amount: string): boolean => minor(amount, fine) > 0n;

/** A figure of the platform's: one that cannot be read is nothing, so that no sum passes for lack of it. */
const minor = (amount: string, digits: number): bigint => toMinor(amount, digits) ?? 0n;
