import { decideGate, type GateDecision, type Viewer } from '@baize/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../services/services.ts';
import { useGetLocation } from './navigation.tsx';
import { type Overlay, overlayAt } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

const waysIn: readonly (Overlay | null)[] = ['login', 'register', 'forgot'];

/**
 * Acts on the gate's decision: opens the login or the warning, and says whether the action may go on (GAM-01). `back`: the login leads back
 * to what lies over the page now, and not to the page alone.
 */
export function useGate(): (decision: GateDecision, back?: boolean) => boolean {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((decision, back = false) => {
    if (decision.kind === 'sign-in') latest.current.open('login', undefined, back);
    if (decision.kind === 'need-true-account') latest.current.open('true-account');
    return decision.kind === 'pass';
  }, []);
}

/** Applies the gate of a page for players; a login dialog that is already open stays open. */
export function usePageGate(viewer: Viewer): void {
  const gate = useGate();
  const getLocation = useGetLocation();
  const { asking } = useSession();
  useEffect(() => {
    if (asking) return;
    const { pathname, search } = getLocation();
    if (!waysIn.includes(overlayAt(pathname, new URLSearchParams(search)))) gate(decideGate(viewer));
  }, [gate, getLocation, viewer, asking]);
}
