import { compareAmounts, shareOf, subtractAmounts } from '../base/amounts.ts';
import { type ContractTerms, kindRules, type TierCondition } from './contractTerms.ts';
import { conditionFigures, type PeriodFigures, reachedContractTier } from './settlement.ts';

/** Where one condition stands. Tiers count from 0. */
export interface ConditionProgress {
  condition: TierCondition;
  has: string;
  /** Of each tier, how much of the way from the tier before is done, from 0 to 1: one bar in each column. */
  filled: readonly number[];
  /** The highest tier that this condition alone reaches; null for none. */
  reached: number | null;
  /** What is missing to the next tier of the contract; '0' when this condition does not hold it back. Null at the top. */
  missing: string | null;
}

export interface TierProgress {
  /** Null when none is reached. */
  reached: number | null;
  /** Null at the top. */
  next: number | null;
  conditions: readonly ConditionProgress[];
}

/**
 * Where the running period stands and what is missing to the next tier; null when figures cannot be read or are of another
 * kind. Real-time salary has no progress: it pays for each bet alone.
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
