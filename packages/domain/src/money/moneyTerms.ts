import { lesser } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';

/** Percentage plus fixed fee: decimal strings. */
export interface FeeRule {
  percent: string;
  fixed: string;
}

/** Bonus added to a deposit, in the received currency. */
export interface BonusRule {
  percent: string;
  most: string;
  min: string;
  /** Times the received amount, including the bonus, must be staked. */
  turnover: number;
}

/** Cost and limits of one movement. Amounts are decimal strings in the typed currency unless noted. */
export interface MoneyTerms {
  digits: number;
  receivedDigits: number;
  min: string;
  max: string;
  /** Amount available to send; null if the money comes from outside. */
  available: string | null;
  /** Remainder of the tightest limit, null without one; `limited` names its currency. */
  limitLeft: string | null;
  limited: 'typed' | 'received';
  /** Turnover required before any withdrawal, in the account's currency; '0' for none. */
  turnoverLeft: string;
  /** Times the received amount must be staked before it may be withdrawn. */
  turnover: number;
  fee: FeeRule;
  /** Received units per typed unit; null within one currency. */
  rate: string | null;
  bonus: BonusRule | null;
}

export type MoneyCheck =
  | {
      kind: 'ok';
      amount: string;
      fee: string;
      bonus: string;
      received: string;
      turnover: string;
      remaining: string | null;
      /** Amount counted against a limit, and the limit's remainder afterwards. */
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
 * Computes cost and result of an amount, or the first problem; page and platform share this rule (FLT-035). Fees round
 * up and received amounts down; the order matters, as problems that no other amount could solve come first.
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

/** Returns the maximum amount to send now, for a button; null if it is below the minimum. */
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

/** Unreadable platform figures count as zero, so that no amount passes because of them. */
const minor = (amount: string, digits: number): bigint => toMinor(amount, digits) ?? 0n;
