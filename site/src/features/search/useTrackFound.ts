import { useEffect } from 'react';
import { track } from '../../core/services/track.ts';
import type { Found } from './useFound.ts';

/** Time in ms without typing after which a search counts. */
const restMs = 1_000;
const few = 5;

/** Tracks how much a search found, once for each term that was not typed on. The term itself goes nowhere (OPS-21). */
export function useTrackFound(found: Found | null, total: number): void {
  const term = found?.term;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another search
  useEffect(() => {
    if (term === undefined) return undefined;
    const answer = total === 0 ? 'none' : total <= few ? 'few' : 'many';
    const timer = setTimeout(() => track('search_used', { found: answer }), restMs);
    return () => clearTimeout(timer);
  }, [term]);
}
