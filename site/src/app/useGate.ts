import { decideGate, type GateDecision, type Viewer } from '@baize/domain';
import { useCallback, useEffect, useRef } from 'react';
import { type Overlay, overlayAt } from '../paths.ts';
import { useTrail } from './address.tsx';
import { useOverlay } from './useOverlay.ts';

const waysIn: readonly (Overlay | null)[] = ['login', 'register', 'forgot'];

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

/** Puts whoever looks at a page that is nothing without a player through its gate; a way in that is open already stays open. */
export function usePageGate(viewer: Viewer): void {
  const gate = useGate();
  const trail = useTrail();
  useEffect(() => {
    const { pathname, search } = trail.get();
    if (!waysIn.includes(overlayAt(pathname, new URLSearchParams(search)))) gate(decideGate(viewer));
  }, [gate, trail, viewer]);
}
