import { useEffect } from 'react';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import type { Standing } from './useMovement.ts';

/** Leads on to the movement that a press has made, in place of its form: going back does not lead to the form again (FLT-027). */
export function useOpened({ reference }: Standing, page: MemberPageKey): void {
  const { go } = useCentre();
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, whatever becomes of the address
  useEffect(() => {
    if (reference !== null) go(page, { movement: reference }, { replace: true });
  }, [reference]);
}
