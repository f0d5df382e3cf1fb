import { effectiveRules, minimumAge, type Rules } from '@baize/domain';
import { useBrand, useServices } from './services.ts';
import { useDeadlinePassed } from './useDeadlinePassed.ts';

/**
 * Returns the rules that hold now. They change by the platform's clock in an open page, without a reload; until then
 * the object stays the same (JUR-05).
 */
export function useRules(): Rules {
  const { brand, now } = useServices();
  const { rules, until } = effectiveRules(brand.jurisdiction, now());
  useDeadlinePassed(until);
  return rules;
}

/** Returns the age from which people may play, in years. */
export const useMinimumAge = (): number => minimumAge(useRules(), useBrand().ageGate);
