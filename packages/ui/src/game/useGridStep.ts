'use client';

import { useSyncExternalStore } from 'react';
import { type GridStep, gridSteps } from '../internal/gridColumns.ts';

const matching = (from: number) => window.matchMedia(`(min-width: ${from}px)`);

function subscribe(listener: () => void) {
  const lists = gridSteps.map(({ from }) => matching(from));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const stepNow = (): GridStep => gridSteps.findLast(({ from }) => matching(from).matches) ?? gridSteps[0];

/** Returns the grid layout of the current window; on a server, the narrowest. */
export const useGridStep = (): GridStep => useSyncExternalStore(subscribe, stepNow, () => gridSteps[0]);

export function useGridColumns(beside: boolean, shape: 'portrait' | 'wide' = 'portrait'): number {
  const step = useGridStep();
  if (shape === 'wide') return beside ? step.wideBeside : step.wide;
  return beside ? step.beside : step.columns;
}
