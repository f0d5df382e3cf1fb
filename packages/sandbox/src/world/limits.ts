import { fromMinor } from '@baize/domain';
import type { Account, PlayLimit } from './accounts.ts';
import type { Entry, Ledger } from './ledger.ts';

const day = 86_400_000;
const periodMs = { day, week: 7 * day, month: 30 * day } as const;

export interface LimitLeft {
  kind: PlayLimit['kind'];
  period: PlayLimit['period'];
  /** Decimal string; minutes for time. */
  left: string;
}

export interface PlaySums {
  staked: bigint;
  won: bigint;
}

/** Stakes and wins posted since a moment, in minor units. */
export function playSums(entries: readonly Entry[], since: number): PlaySums {
  const sums = { staked: 0n, won: 0n };
  for (const { kind, amount, at } of entries) {
    if (at < since) continue;
    if (kind === 'stake') sums.staked -= amount;
    if (kind === 'win') sums.won += amount;
  }
  return sums;
}

/** What is left of each of the account's limits; deposits count gross. Minor units, or minutes for time. */
export function limitRest(account: Account, limit: PlayLimit, ledger: Ledger, startedAt: number, now: number): bigint {
  if (limit.kind === 'time') return atLeastZero(BigInt(limit.amount) - BigInt(Math.floor((now - startedAt) / 60_000)));
  const whole = BigInt(limit.amount) * 10n ** BigInt(ledger.currency.digits);
  const since = now - periodMs[limit.period];
  const entries = ledger.entries(account.username);
  const { staked, won } = playSums(entries, since);
  if (limit.kind === 'stake') return atLeastZero(whole - staked);
  if (limit.kind === 'loss') return atLeastZero(whole - (staked > won ? staked - won : 0n));
  const deposits = entries.filter(({ kind, at }) => kind === 'deposit' && at >= since);
  return atLeastZero(whole - deposits.reduce((sum, { amount }) => sum + amount, 0n));
}

export function limitsLeft(account: Account, ledger: Ledger, startedAt: number, now: number): readonly LimitLeft[] {
  return account.limits.map((limit) => {
    const rest = limitRest(account, limit, ledger, startedAt, now);
    const left = limit.kind === 'time' ? String(rest) : fromMinor(rest, ledger.currency.digits);
    return { kind: limit.kind, period: limit.period, left };
  });
}

/** Would this stake (minor units; 0 for "any") break a limit on playing? */
export function limitBreached(
  account: Account,
  ledger: Ledger,
  startedAt: number,
  now: number,
  stake: bigint,
): boolean {
  return account.limits.some((limit) => {
    if (limit.kind === 'deposit') return false;
    const rest = limitRest(account, limit, ledger, startedAt, now);
    return rest <= 0n || (limit.kind !== 'time' && stake > rest);
  });
}

const atLeastZero = (value: bigint): bigint => (value < 0n ? 0n : value);
