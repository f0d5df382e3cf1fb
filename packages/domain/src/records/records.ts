import { greater } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import type { MovementState } from '../money/movements.ts';

/** `even` paid back exactly the stake; `cancelled` was called off and refunded. */
export const betStatuses = ['pending', 'won', 'lost', 'even', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

export interface BetRecord {
  reference: string;
  /** Milliseconds since 1970; null if the platform reports no time. */
  at: number | null;
  category: string;
  vendor: string;
  vendorName: string;
  game: string;
  gameCode: string;
  picture: string | null;
  stake: string;
  /** Valid part of the stake ({@link validBet}). */
  valid: string;
  payout: string;
  result: string;
  status: BetStatus;
}

export interface BetTotals {
  count: number;
  stake: string;
  valid: string;
  payout: string;
  result: string;
}

export interface BetFigures {
  status: BetStatus;
  valid: bigint;
  payout: bigint;
  result: bigint;
}

/** State reported by the game: running, ended or called off (void). */
export type BetState = 'running' | 'ended' | 'called-off';

/**
 * Returns the valid part of a stake in minor units: all of it once the bet has ended, none while it runs, was called
 * off or paid back exactly the stake. Records, rebates, VIP, points, missions, referrals and turnover all rely on this
 * rule.
 */
export function validBet(state: BetState, stake: bigint, payout: bigint): bigint {
  return state === 'ended' && payout !== stake ? stake : 0n;
}

export function figuresOfBet(state: BetState, stake: bigint, payout: bigint): BetFigures {
  const valid = validBet(state, stake, payout);
  if (state !== 'ended') {
    const status = state === 'running' ? 'pending' : 'cancelled';
    return { status, valid, payout: 0n, result: 0n };
  }
  const result = payout - stake;
  const status = result === 0n ? 'even' : result > 0n ? 'won' : 'lost';
  return { status, valid, payout, result };
}

export const accountTypes = [
  'deposit',
  'withdrawal',
  'upline',
  'downline',
  'contract',
  'wallet',
  'conversion',
  'redemption',
  'bonus',
  'rebate',
  'other',
] as const;
export type AccountType = (typeof accountTypes)[number];

export interface AccountRecord {
  reference: string;
  at: number | null;
  type: AccountType;
  /** Name of a method, promotion or reward; null if the type says enough. */
  name: string | null;
  amount: string;
  status: MovementState;
  remark: string | null;
  receipt: string | null;
}

/** Sums over all filtered records that moved money. */
export interface AccountTotals {
  count: number;
  /** Sums of incoming and outgoing amounts, neither negative. */
  gained: string;
  spent: string;
  net: string;
}

/** States in which nothing has been moved yet, or everything was returned. */
const unmoved: ReadonlySet<MovementState> = new Set<MovementState>([
  'awaiting-payment',
  'refunded',
  'expired',
  'rejected',
  'cancelled',
]);

/**
 * Reports whether a record counts in totals: deposits once credited, withdrawals as soon as requested, transfers
 * between the player's wallets never.
 */
export function countsAsMoved({ type, status }: Pick<AccountRecord, 'type' | 'status'>): boolean {
  if (type === 'wallet' || unmoved.has(status)) return false;
  return !(type === 'deposit' && status === 'in-review');
}

/** Chooses the colour of a figure by its sign, never by its status. */
export function toneOfAmount(amount: string): 'gain' | 'loss' | 'none' {
  if (!/[1-9]/.test(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/**
 * Scales bars to −1 to 1 of the longest, 0 for invalid amounts. Exact until the last step, so that sums of any size
 * stay in proportion.
 */
export function barsOf(amounts: readonly (string | null)[]): number[] {
  const digits = 12;
  const minor = amounts.map((amount) => (amount === null ? 0n : (toMinor(amount, digits) ?? 0n)));
  const longest = minor.map(abs).reduce(greater, 0n);
  if (longest === 0n) return minor.map(() => 0);
  return minor.map((one) => Number((one * 10_000n) / longest) / 10_000);
}

/** Adds decimal strings in the currency's decimals; invalid amounts count as zero. */
export function sumOf(amounts: readonly string[], digits: number): string {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + (toMinor(amount, digits) ?? 0n), 0n),
    digits,
  );
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
