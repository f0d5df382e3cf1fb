import { useEffect } from 'react';
import type { Standing } from './useMovement.ts';

/** Opens a created movement in place of its form, so that going back does not return to the form (FLT-027). */
export function useOpened({ reference }: Standing, open: (reference: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, whatever becomes of the address
  useEffect(() => {
    if (reference !== null) open(reference);
  }, [reference]);
}
