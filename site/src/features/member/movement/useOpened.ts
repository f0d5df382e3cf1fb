import { useEffect } from 'react';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import type { Standing } from './useMovement.ts';

/** Parameters of the address that go on with the movement. */
type Kept = Record<string, string>;

const nothing: Kept = {};

/** Leads on to the movement that a press has made, in place of its form: going back does not lead to the form again (FLT-027). */
export function useOpened({ reference }: Standing, page: MemberPageKey, kept = nothing): void {
  const { go } = useCentre();
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, whatever becomes of the address
  useEffect(() => {
    if (reference !== null) go(page, { movement: reference, ...kept }, { replace: true });
  }, [reference]);
}
