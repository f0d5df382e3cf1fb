import { compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { periodEnd, type RankPeriod, rankPeriods } from '../games/ranks.ts';

/**
 * Limits a player may set: deposits regardless of withdrawals, losses (stakes less wins), stakes, time. Source: RSP-03.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Periods from midnight, Monday or the first of the month, on the platform's clock (UTC). */
export const limitPeriods = rankPeriods;
export type LimitPeriod = RankPeriod;

/** Player's limit. Amounts are decimal strings; whole minutes for time. */
export interface PlayLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string;
  /** Requested raise, effective at `from` (ms); a null amount removes the limit. */
  pending: { amount: string | null; from: number } | null;
}

export interface LimitStanding extends PlayLimit {
  used: string;
  left: string;
  /** Start of the next period (ms). */
  resets: number;
}

export const raiseDelayMs = 24 * 3_600_000;

const mostMoney = '999999999999';
const minutesIn: Readonly<Record<LimitPeriod, number>> = { day: 1_440, week: 10_080, month: 44_640 };

/** Returns the limit at a moment, applying a raise that is due; null once removed. */
export function limitAt(limit: PlayLimit, now: number): PlayLimit | null {
  const { pending } = limit;
  if (!pending || now < pending.from) return limit;
  return pending.amount === null ? null : { ...limit, amount: pending.amount, pending: null };
}

export interface LimitChange {
  outcome: 'now' | 'later' | 'same';
  limit: PlayLimit | null;
}

interface AskedLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
}

/**
 * Applies a change. Stricter limits hold at once and cancel a pending raise; looser ones wait until `raisedFrom`, anew for
 * each new wish. Repeating the same request changes nothing, so that two tabs cannot interfere.
 */
export function changeLimit(
  held: PlayLimit | null,
  asked: AskedLimit,
  now: number,
  raisedFrom = now + raiseDelayMs,
): LimitChange {
  const { kind, period, amount } = asked;
  const limit = held && limitAt(held, now);
  if (!limit) {
    return amount === null
      ? { outcome: 'same', limit: null }
      : { outcome: 'now', limit: { kind, period, amount, pending: null } };
  }
  const order = amount === null ? 1 : compareAmounts(amount, limit.amount);
  if (order === 0) return { outcome: 'same', limit };
  if (amount !== null && order === -1) return { outcome: 'now', limit: { ...limit, amount, pending: null } };
  if (limit.pending && sameAmount(limit.pending.amount, amount)) return { outcome: 'same', limit };
  return { outcome: 'later', limit: { ...limit, pending: { amount, from: raisedFrom } } };
}

export function cancelRaise(held: PlayLimit, now: number): PlayLimit | null {
  const limit = limitAt(held, now);
  return limit && { ...limit, pending: null };
}

export type LimitCheck =
  | { kind: 'ok'; amount: string }
  | { kind: 'required' }
  | { kind: 'digits'; digits: number }
  | { kind: 'above'; max: string };

/** Validates a typed limit, a decimal string or whole minutes for time; zero is a limit too. */
export function checkLimit(
  { kind, period }: Pick<PlayLimit, 'kind' | 'period'>,
  typed: string | null,
  digits: number,
): LimitCheck {
  if (typed === null || compareAmounts(typed, '0') === null || compareAmounts(typed, '0') === -1)
    return { kind: 'required' };
  const places = kind === 'time' ? 0 : digits;
  const max = kind === 'time' ? String(minutesIn[period]) : mostMoney;
  if (compareAmounts(typed, max) === 1) return { kind: 'above', max };
  const minor = toMinor(typed, places);
  return minor === null ? { kind: 'digits', digits: places } : { kind: 'ok', amount: fromMinor(minor, places) };
}

export type LimitedAction = 'deposit' | 'stake';

/** Limits checked per action; a stake may be lost entirely. */
const actions: Readonly<Record<LimitedAction, readonly LimitKind[]>> = {
  deposit: ['deposit'],
  stake: ['stake', 'loss'],
};

/** Returns the limit with the least left, to be shown before the action; null without any. */
export function tightestLimit<L extends { kind: LimitKind; left: string }>(
  limits: readonly L[],
  action: LimitedAction,
): L | null {
  return least(limits.filter(({ kind }) => actions[action].includes(kind)));
}

export const tightestOfEachKind = <L extends { kind: LimitKind; left: string }>(limits: readonly L[]): readonly L[] =>
  limitKinds.flatMap((kind) => least(limits.filter((limit) => limit.kind === kind)) ?? []);

/** Reports whether an amount is within every limit of an action, including exactly what is left. */
export function withinLimits(
  limits: readonly { kind: LimitKind; left: string }[],
  action: LimitedAction,
  amount: string,
): boolean {
  const tightest = tightestLimit(limits, action);
  return tightest === null || (compareAmounts(amount, tightest.left) ?? 1) !== 1;
}

export const limitResets = (period: LimitPeriod, now: number): number => periodEnd(period, now);

const least = <L extends { left: string }>(limits: readonly L[]): L | null =>
  limits.reduce<L | null>((low, limit) => (low && compareAmounts(limit.left, low.left) !== -1 ? low : limit), null);

const sameAmount = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : compareAmounts(a, b) === 0;
