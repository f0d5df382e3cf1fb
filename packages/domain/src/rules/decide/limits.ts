import type { Rules } from '../effective.ts';

const hour = 3_600_000;

/** Reports whether a limit on deposits is named by what it counts: all money paid in, whatever is withdrawn. */
export const namesGrossLimit = ({ values }: Rules): boolean => values['limit.depositMeaning'] === 'gross';

/** Returns the least wait before a higher limit holds, ms, where the product itself waits `own`. */
export const raiseWaitMs = ({ values }: Rules, own: number): number =>
  Math.max(own, values['limit.raiseAfter'].hours * hour);

/** Reports whether a higher limit also waits for the end of its running period. */
export const waitsForPeriod = ({ values }: Rules): boolean => values['limit.raiseAfter'].endOfPeriod;

/** Returns when a higher limit holds that is asked for now, ms; `periodEnd` is the end of the limit's running period. */
export function raiseHolds(
  rules: Rules,
  { own, now, periodEnd }: { own: number; now: number; periodEnd: number },
): number {
  const from = now + raiseWaitMs(rules, own);
  return waitsForPeriod(rules) ? Math.max(from, periodEnd) : from;
}
