import type { GateDecision } from '@baize/domain';
import { useCallback, useRef } from 'react';
import { useOverlay } from './useOverlay.ts';

/** Acts on the gate's decision: opens the login or the warning, and says whether the action may go on (GAM-01). */
export function useGate(): (decision: GateDecision) => boolean {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((decision) => {
    if (decision.kind === 'sign-in') latest.current.open('login');
    if (decision.kind === 'need-true-account') latest.current.open('true-account');
    return decision.kind === 'pass';
  }, []);
}
