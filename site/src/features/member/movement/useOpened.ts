import { useEffect } from 'react';
import type { Standing } from './useMovement.ts';

/** Leads on to the movement that a press has made, in place of its form: going back does not lead to the form again (FLT-027). */
export function useOpened({ reference }: Standing, open: (reference: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, whatever becomes of the address
  useEffect(() => {
    if (reference !== null) open(reference);
  }, [reference]);
}
