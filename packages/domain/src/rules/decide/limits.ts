import type { Rules } from '../effective.ts';
import type { RuleValue } from '../ruleTable.ts';

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

export type StartKind = RuleValue<'limit.startKinds'>[number];

export interface StartLimits {
  /** Without limits nobody plays or deposits; else going without is an answer too. */
  isRequired: boolean;
  kinds: readonly StartKind[];
}

/** Returns the limits that new players are asked for; null where nobody is asked. */
export function startLimits({ values }: Rules): StartLimits | null {
  const ask = values['limit.atStart'];
  if (ask !== 'askedWithOptOut' && ask !== 'required') return null;
  const kinds = values['limit.startKinds'];
  return { isRequired: ask === 'required', kinds: kinds.length > 0 ? kinds : ['deposit'] };
}

/** Returns the limits that are still to be asked for; null once each kind is set, or the player goes without. */
export function limitsMissing(
  rules: Rules,
  { held, wentWithout }: { held: readonly { kind: StartKind }[]; wentWithout: boolean },
): StartLimits | null {
  const asked = startLimits(rules);
  if (!asked || (wentWithout && !asked.isRequired)) return null;
  const kinds = asked.kinds.filter((kind) => !held.some((limit) => limit.kind === kind));
  const isAnswered = asked.isRequired ? kinds.length === 0 : kinds.length < asked.kinds.length;
  return isAnswered ? null : { ...asked, kinds };
}
