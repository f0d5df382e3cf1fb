import { shareOf } from '../base/amounts.ts';

/** Turnover under way, completed, not completed in time, or ended by its terms. */
export const bonusStates = ['active', 'completed', 'expired', 'void'] as const;
export type BonusState = (typeof bonusStates)[number];

/** Bonus with a turnover requirement. Amounts are decimal strings, times ms since 1970. */
export interface Bonus {
  id: string;
  name: string;
  amount: string;
  wagerTotal: string;
  wagerDone: string;
  maxBet: string | null;
  granted: number | null;
  expires: number | null;
  ended: number | null;
  state: BonusState | null;
  /** Voiding conditions, in the platform's words. */
  voids: string | null;
}

export const bonusProgress = ({ wagerDone, wagerTotal }: Pick<Bonus, 'wagerDone' | 'wagerTotal'>): number =>
  shareOf(wagerDone, wagerTotal) ?? 0;

/** Turnover in minor units; stakes count between `from` and `until`. */
export interface Turnover {
  id: string;
  left: bigint;
  from: number;
  until: number | null;
  maxBet: bigint | null;
  state: BonusState;
  ended: number | null;
}

export interface Wager {
  /** Time of placing; the bet counts for no bonus granted later. */
  placed: number;
  at: number;
  stake: bigint;
  counts: bigint;
}

export function turnoversAt<T extends Turnover>(turnovers: readonly T[], now: number): readonly T[] {
  return turnovers.map((one) =>
    one.state === 'active' && one.until !== null && now >= one.until
      ? { ...one, state: 'expired' as const, ended: one.until }
      : one,
  );
}

/**
 * Counts a valid bet. A stake above a bonus's maximum voids that bonus; otherwise it counts once, oldest bonus first,
 * and the surplus passes to the next.
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

export const turnoverLeft = (turnovers: readonly Turnover[], now: number): bigint =>
  turnoversAt(turnovers, now).reduce((sum, { state, left }) => (state === 'active' ? sum + left : sum), 0n);
