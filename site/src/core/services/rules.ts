import { effectiveRules, minimumAge, type Rules } from '@baize/domain';
import { useSyncExternalStore } from 'react';
import { useMoment } from './deadlines.ts';
import { useBrand, useServices } from './services.ts';

/**
 * Returns the rules that hold now. They change by the platform's clock in an open page, without a reload; until then
 * the object stays the same (JUR-05).
 */
export function useRules(): Rules {
  const { brand, now } = useServices();
  const read = () => effectiveRules(brand.jurisdiction, now());
  // The rules are the snapshot, as React drops the render of a component whose snapshots are the same.
  return useSyncExternalStore(useMoment(read().until), () => read().rules);
}

/** Returns the age from which people may play, in years. */
export const useMinimumAge = (): number => minimumAge(useRules(), useBrand().ageGate);
