import { compareAmounts, shareOf, subtractAmounts } from '../base/amounts.ts';
import { type ContractTerms, kindRules, type TierCondition } from './contractTerms.ts';
import { conditionFigures, type PeriodFigures, reachedContractTier } from './settlement.ts';

export interface ConditionProgress {
  condition: TierCondition;
  has: string;
  /** Progress within each tier since the previous one, 0 to 1, drawn as one bar per column. */
  filled: readonly number[];
  /** Highest tier this condition alone reaches; null for none. */
  reached: number | null;
  /** Amount missing for the contract's next tier, '0' if this condition is met. Null at the top. */
  missing: string | null;
}

export interface TierProgress {
  reached: number | null;
  next: number | null;
  conditions: readonly ConditionProgress[];
}

/**
 * Returns the progress of the running period towards the next tier; null for unreadable figures or another kind.
 * Real-time salary has none, because it pays per bet.
 */
export function tierProgress(terms: ContractTerms, figures: PeriodFigures, digits: number): TierProgress | null {
  if (terms.kind !== figures.kind || figures.kind === 'realtime-salary') return null;
  const has = conditionFigures(figures, digits);
  if (has === null) return null;
  const reached = reachedContractTier(terms, has);
  const following = reached === null ? 0 : reached + 1;
  const next = following < terms.tiers.length ? following : null;
  const conditions = kindRules[terms.kind].conditions.map((condition) => {
    const value = has[condition] ?? '0';
    const needs = terms.tiers.map((tier) => tier[condition] ?? '0');
    const alone = needs.findLastIndex((need) => isReached(value, need));
    return {
      condition,
      has: value,
      reached: alone < 0 ? null : alone,
      filled: needs.map((need, tier) => filledPart(value, needs[tier - 1] ?? '0', need)),
      missing: next === null ? null : missingTo(value, needs[next] ?? '0'),
    };
  });
  return { reached, next, conditions };
}

const isReached = (value: string, need: string): boolean => (compareAmounts(value, need) ?? -1) >= 0;

const missingTo = (value: string, need: string): string =>
  isReached(value, need) ? '0' : (subtractAmounts(need, value) ?? '0');

function filledPart(value: string, from: string, to: string): number {
  if (isReached(value, to)) return 1;
  return shareOf(subtractAmounts(value, from) ?? '0', subtractAmounts(to, from) ?? '0') ?? 0;
}
