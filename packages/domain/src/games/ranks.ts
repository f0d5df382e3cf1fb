export const rankPeriods = ['day', 'week', 'month'] as const;
export type RankPeriod = (typeof rankPeriods)[number];

export function readRankPeriod(value: string | null): RankPeriod {
  return rankPeriods.find((period) => period === value) ?? 'day';
}

/** Returns the start of the current period in UTC, ms: midnight, Monday or the first of the month. */
export function periodStart(period: RankPeriod, now: number): number {
  const date = new Date(now);
  const back = period === 'week' ? (date.getUTCDay() + 6) % 7 : 0;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), period === 'month' ? 1 : date.getUTCDate() - back);
}

export function periodEnd(period: RankPeriod, now: number): number {
  const start = new Date(periodStart(period, now));
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  if (period === 'month') return Date.UTC(year, month + 1, 1);
  return Date.UTC(year, month, day + (period === 'week' ? 7 : 1));
}

export interface Ranked<Row> {
  rows: readonly (Row & { rank: number; own: boolean })[];
  ownRank: number | null;
}

/**
 * Ranks the player's row among others sorted by amount (minor units); equal amounts rank above it, and zero has no
 * rank.
 */
export function rankAmong<Row extends { amount: bigint }>(
  others: readonly Row[],
  own: Row | null,
  limit: number,
): Ranked<Row> {
  const sorted = [...others].sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0));
  const ranked = own !== null && own.amount > 0n;
  const place = ranked ? sorted.filter(({ amount }) => amount >= own.amount).length : -1;
  const all = ranked ? [...sorted.slice(0, place), own, ...sorted.slice(place)] : sorted;
  return {
    rows: all.slice(0, limit).map((row, index) => ({ ...row, rank: index + 1, own: ranked && index === place })),
    ownRank: ranked ? place + 1 : null,
  };
}
