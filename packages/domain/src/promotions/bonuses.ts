import { shareOf } from '../base/amounts.ts';

/** Where a bonus stands: its turnover is under way, done, not done in time, or it was ended by its terms. */
export const bonusStates = ['active', 'completed', 'expired', 'void'] as const;
export type BonusState = (typeof bonusStates)[number];

/** A bonus that has to be turned over before it is money. Amounts are decimal strings, times milliseconds since 1970. */
export interface Bonus {
  id: string;
  name: string;
  amount: string;
  wagerTotal: string;
  wagerDone: string;
  /** The highest stake that its terms allow; null without one. */
  maxBet: string | null;
  granted: number | null;
  expires: number | null;
  /** When it was completed, expired or made void. */
  ended: number | null;
  /** Null for a state we do not know. */
  state: BonusState | null;
  /** What makes it void, in the platform's words. */
  voids: string | null;
}

/** How much of the turnover is done, from 0 to 1, for a bar. */
export const bonusProgress = ({ wagerDone, wagerTotal }: Pick<Bonus, 'wagerDone' | 'wagerTotal'>): number =>
  shareOf(wagerDone, wagerTotal) ?? 0;

/** A turnover in minor units: what is left of it, and from when until when stakes count. */
export interface Turnover {
  id: string;
  left: bigint;
  from: number;
  until: number | null;
  maxBet: bigint | null;
  state: BonusState;
  ended: number | null;
}

/** A bet that has ended, of which something counts. */
export interface Wager {
  /** When it was placed: it counts for no bonus that came later. */
  placed: number;
  /** When it ended. */
  at: number;
  stake: bigint;
  /** What the game lets count of it. */
  counts: bigint;
}

/** The turnovers at a moment: what was not done in time has expired. */
export function turnoversAt<T extends Turnover>(turnovers: readonly T[], now: number): readonly T[] {
  return turnovers.map((one) =>
    one.state === 'active' && one.until !== null && now >= one.until
      ? { ...one, state: 'expired' as const, ended: one.until }
      : one,
  );
}

/**
 * Lets a valid bet count. A stake above the highest allowed makes every bonus with that limit void; otherwise it counts once, for the oldest
 * bonus first, and what that one does not need goes to the next.
 */
export function countWager<T extends Turnover>(
  turnovers: readonly T[],
  { placed, at, stake, counts }: Wager,
): readonly T[] {
  let rest = counts;
  const counted = new Map<string, T>();
  const open = turnoversAt(turnovers, at)
    .filter(({ state, from }) => state === 'active' && placed >= from)
    .sort((a, b) => a.from - b.from);
  for (const one of open) {
    if (one.maxBet !== null && stake > one.maxBet) {
      counted.set(one.id, { ...one, state: 'void', ended: at });
      continue;
    }
    const done = one.left <= rest;
    const left = done ? 0n : one.left - rest;
    rest -= one.left - left;
    counted.set(one.id, { ...one, left, ...(done && { state: 'completed' as const, ended: at }) });
  }
  return turnoversAt(turnovers, at).map((one) => counted.get(one.id) ?? one);
}

/** What is still to be turned over before everything may be withdrawn, in minor units. */
export const turnoverLeft = (turnovers: readonly Turnover[], now: number): bigint =>
  turnoversAt(turnovers, now).reduce((sum, { state, left }) => (state === 'active' ? sum + left : sum), 0n);
