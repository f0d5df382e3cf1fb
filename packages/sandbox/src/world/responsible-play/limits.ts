import {
  type Currency,
  compareAmounts,
  duePause,
  fromMinor,
  isResting,
  type LimitedAction,
  type LimitStanding,
  lastSitting,
  limitAt,
  limitResets,
  mostRealityMinutes,
  operatorWait,
  type Pause,
  type PlayLimit,
  periodStart,
  realityCheckDue,
  realityInterval,
  type Sitting,
  tightestLimit,
  timePresent,
  toMinor,
  withinLimits,
} from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { WorldClock } from '../base/clock.ts';
import { playAmountIn } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import type { Entry, Ledger } from '../money/ledger.ts';
import { rulesOf } from '../platform/rules.ts';
import type { SessionBook } from '../sign-in/sessions.ts';

export interface LimitContext {
  readonly clock: WorldClock;
  readonly settings: Settings;
  readonly sessions: SessionBook;
  currency(): Currency;
  ledger(): Ledger;
}

export interface PlaySums {
  staked: bigint;
  won: bigint;
}

/** Sums stakes and wins since a time, in minor units. */
export function playSums(entries: readonly Entry[], since: number): PlaySums {
  const sums = { staked: 0n, won: 0n };
  for (const { kind, amount, at } of entries) {
    if (at < since) continue;
    if (kind === 'stake') sums.staked -= amount;
    if (kind === 'win') sums.won += amount;
    // Cancelled bets do not count.
    if (kind === 'refund') sums.staked -= amount;
  }
  return sums;
}

/** Returns the account's current limits, converted to the current currency. */
export function limitsOf(world: LimitContext, account: Account): readonly PlayLimit[] {
  const now = world.clock.now();
  return account.limits.flatMap((limit) => limitAt(inCurrency(limit, account.limitsIn, world.currency()), now) ?? []);
}

function inCurrency(limit: PlayLimit, from: Currency | null, to: Currency): PlayLimit {
  if (limit.kind === 'time') return limit;
  const { amount, pending } = limit;
  const later = pending && { ...pending, amount: pending.amount && playAmountIn(pending.amount, from, to) };
  return { ...limit, amount: playAmountIn(amount, from, to), pending: later };
}

/** Returns limits with the amounts used and left in the current period; deposits count gross. */
export const limitStandings = (world: LimitContext, account: Account): readonly LimitStanding[] =>
  limitsOf(world, account).map((limit) => standingOf(world, account, limit));

export function standingOf(world: LimitContext, account: Account, limit: PlayLimit): LimitStanding {
  const now = world.clock.now();
  const digits = limit.kind === 'time' ? 0 : world.currency().digits;
  const whole = minorOf(limit.amount, digits);
  const used = usedOf(world, account, limit, periodStart(limit.period, now));
  return {
    ...limit,
    amount: fromMinor(whole, digits),
    pending: limit.pending && { ...limit.pending, amount: amountAt(limit.pending.amount, digits) },
    used: fromMinor(used, digits),
    left: fromMinor(used < whole ? whole - used : 0n, digits),
    resets: limitResets(limit.period, now),
  };
}

export type Allowance =
  | { ok: true }
  | { ok: false; code: 'on-a-break' | 'limit-reached'; limit: LimitStanding | null }
  | { ok: false; code: 'break-due' | 'playing-elsewhere'; limit: null; until: number };

/**
 * Checks a deposit in minor units, plus `waiting` ones not credited yet, against breaks and limits. A refusal names the
 * limit and what is left.
 */
export const mayDeposit = (world: LimitContext, account: Account, amount: bigint, waiting = 0n): Allowance =>
  mayAct(world, account, 'deposit', amount + waiting);

export function mayStake(world: LimitContext, account: Account, stake: bigint): Allowance {
  const allowed = mayAct(world, account, 'stake', stake);
  if (!allowed.ok) return allowed;
  const now = world.clock.now();
  const pause = pauseOf(world, account);
  if (pause && now >= pause.from) return { ok: false, code: 'break-due', limit: null, until: pause.until };
  const elsewhere = elsewhereUntil(world, account);
  if (elsewhere !== null) return { ok: false, code: 'playing-elsewhere', limit: null, until: elsewhere };
  const spent = limitStandings(world, account).find(
    ({ kind, left }) => kind !== 'deposit' && compareAmounts(left, '0') === 0,
  );
  return spent ? { ok: false, code: 'limit-reached', limit: spent } : allowed;
}

/** Returns the pause that play makes due, running or to come. */
export function pauseOf(world: LimitContext, { username }: Account): Pause | null {
  const now = world.clock.now();
  const since = now - day;
  const entries = world.ledger().entries(username);
  const first = entries.findLastIndex(({ at }) => at < since) + 1;
  const rounds = entries.slice(first).flatMap(({ kind, at }) => (kind === 'stake' && at <= now ? [at] : []));
  return duePause(rulesOf(world), rounds, now);
}

export const elsewhereUntil = (world: LimitContext, { playedElsewhereAt }: Account): number | null =>
  operatorWait(rulesOf(world), playedElsewhereAt, world.clock.now());

function mayAct(world: LimitContext, account: Account, action: LimitedAction, amount: bigint): Allowance {
  if (isResting(account.rest, world.clock.now())) return { ok: false, code: 'on-a-break', limit: null };
  const limits = limitStandings(world, account);
  if (withinLimits(limits, action, fromMinor(amount, world.currency().digits))) return { ok: true };
  return { ok: false, code: 'limit-reached', limit: tightestLimit(limits, action) };
}

/** Returns the current sitting; a new login does not start another (RSP-02). */
export function sittingOf(world: LimitContext, { username }: Account): Sitting {
  const now = world.clock.now();
  return lastSitting(world.sessions.spansOf(username)) ?? { from: now, playsSince: now };
}

export function realityCheckOf(world: LimitContext, account: Account): { minutes: number; dueAt: number } | null {
  const minutes = realityInterval(mostRealityMinutes(rulesOf(world)), account.realityMinutes);
  if (minutes === null) return null;
  const sitting = sittingOf(world, account);
  const seen = account.realitySeen?.sitting === sitting.from ? account.realitySeen.played : 0;
  return { minutes, dueAt: realityCheckDue(sitting, seen, minutes) };
}

const day = 86_400_000;
const finest = 12;

/** Converts a decimal string to minor units, rounding down. */
const minorOf = (amount: string, digits: number): bigint =>
  (toMinor(amount, finest) ?? 0n) / 10n ** BigInt(finest - digits);

const amountAt = (amount: string | null, digits: number): string | null =>
  amount === null ? null : fromMinor(minorOf(amount, digits), digits);

function usedOf(world: LimitContext, { username }: Account, { kind }: PlayLimit, since: number): bigint {
  if (kind === 'time') return BigInt(Math.floor(timePresent(world.sessions.spansOf(username), since) / 60_000));
  const entries = world.ledger().entries(username);
  if (kind === 'deposit') {
    return entries.reduce(
      (sum, entry) => (entry.kind === 'deposit' && entry.at >= since ? sum + entry.amount : sum),
      0n,
    );
  }
  const { staked, won } = playSums(entries, since);
  if (kind === 'stake') return staked;
  return staked > won ? staked - won : 0n;
}
