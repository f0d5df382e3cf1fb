import { greater } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import type { MovementState } from '../money/movements.ts';

/** What became of a bet: it runs, paid more than it cost, less, just as much, or was called off and given back. */
export const betStatuses = ['pending', 'won', 'lost', 'even', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** One bet of the record. Amounts are decimal strings. */
export interface BetRecord {
  reference: string;
  /** ms since 1970; null where the platform told no moment. */
  at: number | null;
  /** The category's id, such as RNG. */
  category: string;
  vendor: string;
  vendorName: string;
  game: string;
  gameCode: string;
  picture: string | null;
  stake: string;
  /** The part of the stake that counts ({@link validBet}). */
  valid: string;
  payout: string;
  /** Payout less stake; nothing until it is settled. */
  result: string;
  status: BetStatus;
}

/** Sums over everything that is filtered, not over one page. */
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

/** What the game says of a bet: it runs, has ended or was called off (void). */
export type BetState = 'running' | 'ended' | 'called-off';

/**
 * The part of a stake that counts as a valid bet, in minor units: all of it once the bet has ended, and nothing while it runs, when it was
 * called off (void) or came back whole. The one rule behind records, rebate, the VIP club, points, missions, referrals and every turnover.
 */
export function validBet(state: BetState, stake: bigint, payout: bigint): bigint {
  return state === 'ended' && payout !== stake ? stake : 0n;
}

/** What a bet comes to, in minor units. */
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

/** What moves money beside bets. */
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

/** One line of the account record. */
export interface AccountRecord {
  reference: string;
  /** When it was applied for, ms since 1970; null where the platform told no moment. */
  at: number | null;
  type: AccountType;
  /** A method, a promotion, a reward; null where the type says it all. */
  name: string | null;
  /** Decimal string; what leaves the account is below zero. */
  amount: string;
  status: MovementState;
  remark: string | null;
  /** Names the receipt of a withdrawal that waits to be confirmed; null where there is nothing to confirm. */
  receipt: string | null;
}

/** Sums over everything that is filtered and has moved money. */
export interface AccountTotals {
  count: number;
  /** What came, and what left (not below zero). */
  gained: string;
  spent: string;
  net: string;
}

/** States in which nothing has been moved yet, or everything has come back. */
const unmoved: ReadonlySet<MovementState> = new Set<MovementState>([
  'awaiting-payment',
  'refunded',
  'expired',
  'rejected',
  'cancelled',
]);

/**
 * Whether a record counts in the totals of its table. A deposit moves money only when it is credited, a withdrawal as soon as it is asked for,
 * a transfer between one's own wallets never.
 */
export function countsAsMoved({ type, status }: Pick<AccountRecord, 'type' | 'status'>): boolean {
  if (type === 'wallet' || unmoved.has(status)) return false;
  return !(type === 'deposit' && status === 'in-review');
}

/** How a figure of a table is coloured: by its sign, never by its status. */
export function toneOfAmount(amount: string): 'gain' | 'loss' | 'none' {
  if (!/[1-9]/.test(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/**
 * Where bars of a chart end, from −1 to 1 against the longest of them; 0 for what is no amount. Exact until the last step, so
 * that sums of any length are drawn in proportion.
 */
export function barsOf(amounts: readonly (string | null)[]): number[] {
  const digits = 12;
  const minor = amounts.map((amount) => (amount === null ? 0n : (toMinor(amount, digits) ?? 0n)));
  const longest = minor.map(abs).reduce(greater, 0n);
  if (longest === 0n) return minor.map(() => 0);
  return minor.map((one) => Number((one * 10_000n) / longest) / 10_000);
}

/** Sums of decimal strings by their currency's digits, as the totals of a table are; what is no amount adds nothing. */
export function sumOf(amounts: readonly string[], digits: number): string {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + (toMinor(amount, digits) ?? 0n), 0n),
    digits,
  );
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
