import { compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { periodEnd, type RankPeriod, rankPeriods } from '../games/ranks.ts';

/** What a player can limit: deposits without regard to withdrawals, losses (stakes less wins), stakes, time. Source: RSP-03. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Counted from midnight, Monday or the first of the month, on the platform's clock (UTC). */
export const limitPeriods = rankPeriods;
export type LimitPeriod = RankPeriod;

/** A limit of a player. Amounts are decimal strings; whole minutes for time. */
export interface PlayLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string;
  /** What was asked for and waits until `from` (ms): a higher limit, or none where the amount is null. */
  pending: { amount: string | null; from: number } | null;
}

/** A limit with where it stands. */
export interface LimitStanding extends PlayLimit {
  used: string;
  left: string;
  /** When it begins anew (ms). */
  resets: number;
}

/** How long a higher limit waits. */
export const raiseDelayMs = 24 * 3_600_000;

/** The highest money limit that can be typed, in whole units of the currency. */
const mostMoney = '999999999999';
const minutesIn: Readonly<Record<LimitPeriod, number>> = { day: 1_440, week: 10_080, month: 44_640 };

/** The limit as it holds at a moment: a raise whose time has come is in force. Null once it was lifted. */
export function limitAt(limit: PlayLimit, now: number): PlayLimit | null {
  const { pending } = limit;
  if (!pending || now < pending.from) return limit;
  return pending.amount === null ? null : { ...limit, amount: pending.amount, pending: null };
}

export interface LimitChange {
  /** `same`: it is so already, or waits to be. */
  outcome: 'now' | 'later' | 'same';
  limit: PlayLimit | null;
}

interface AskedLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /** Null lifts the limit. */
  amount: string | null;
}

/**
 * What a wish does to a limit. What protects more holds at once, and whatever was to be raised is forgotten; what protects less waits
 * for `raiseDelayMs`, and another wish of that kind waits anew. Asking for the same twice changes nothing, so that two tabs cannot
 * disturb each other.
 */
export function changeLimit(held: PlayLimit | null, asked: AskedLimit, now: number): LimitChange {
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
  return { outcome: 'later', limit: { ...limit, pending: { amount, from: now + raiseDelayMs } } };
}

/** The limit without what was to become of it; one that has come into force is no longer to be cancelled. */
export function cancelRaise(held: PlayLimit, now: number): PlayLimit | null {
  const limit = limitAt(held, now);
  return limit && { ...limit, pending: null };
}

export type LimitCheck =
  | { kind: 'ok'; amount: string }
  | { kind: 'required' }
  | { kind: 'digits'; digits: number }
  | { kind: 'above'; max: string };

/** A typed limit as it is sent, or the reason against it. `typed` is a decimal string; time is in whole minutes. Nothing at all is a limit too. */
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

/** What a deposit is held against, and what a stake is: a stake may be lost as a whole. */
const actions: Readonly<Record<LimitedAction, readonly LimitKind[]>> = {
  deposit: ['deposit'],
  stake: ['stake', 'loss'],
};

/** Of overlapping limits the one that leaves least, to be shown before the action; null without any. */
export function tightestLimit<L extends { kind: LimitKind; left: string }>(
  limits: readonly L[],
  action: LimitedAction,
): L | null {
  return least(limits.filter(({ kind }) => actions[action].includes(kind)));
}

/** Of each kind the limit that leaves least: what there is to know while nothing in particular is about to be done. */
export const tightestOfEachKind = <L extends { kind: LimitKind; left: string }>(limits: readonly L[]): readonly L[] =>
  limitKinds.flatMap((kind) => least(limits.filter((limit) => limit.kind === kind)) ?? []);

/** Whether an action of so much is within every limit on it; without limits, or at exactly what is left, it is. */
export function withinLimits(
  limits: readonly { kind: LimitKind; left: string }[],
  action: LimitedAction,
  amount: string,
): boolean {
  const tightest = tightestLimit(limits, action);
  return tightest === null || (compareAmounts(amount, tightest.left) ?? 1) !== 1;
}

/** When what is used of a limit is forgotten (ms). */
export const limitResets = (period: LimitPeriod, now: number): number => periodEnd(period, now);

const least = <L extends { left: string }>(limits: readonly L[]): L | null =>
  limits.reduce<L | null>((low, limit) => (low && compareAmounts(limit.left, low.left) !== -1 ? low : limit), null);

const sameAmount = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : compareAmounts(a, b) === 0;
