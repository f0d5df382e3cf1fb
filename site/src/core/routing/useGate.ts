import { decideGate, type GateDecision, type Viewer } from '@baize/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../services/services.ts';
import { type ChosenGame, keepChosen } from './chosen.ts';
import { useGetLocation, useSiteNavigate } from './navigation.tsx';
import type { Opened } from './overlayAddress.ts';
import { type Overlay, overlayAt, paths } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

const waysIn: readonly (Overlay | null)[] = ['login', 'register', 'forgot'];

interface AfterLogin {
  /** What was pressed: it is done once the visitor is in (NAV-24). It runs later, so it reads the session anew. */
  next?: () => void;
  /** The game that `next` starts. */
  game?: ChosenGame;
  /** The login leads back to what lies over the page now, and not to the page alone. */
  back?: boolean;
}

/** Acts on the gate's decision: opens the login or the warning, and says whether the action may go on (GAM-01). */
export function useGate(): (decision: GateDecision, after?: AfterLogin) => boolean {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((decision, { next, game, back = false } = {}) => {
    if (decision.kind === 'sign-in') {
      if (next) keepChosen(next, game);
      latest.current.open('login', undefined, back);
    }
    if (decision.kind === 'need-true-account') latest.current.open('true-account');
    return decision.kind === 'pass';
  }, []);
}

/**
 * Applies the gate of a page for players; a login dialog that is already open stays open. The login leads on to the page; closing it leads
 * back to where the visitor came from, or home, and never to the page without its content (NAV-24).
 */
export function usePageGate(viewer: Viewer): void {
  const gate = useGate();
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const { asking } = useSession();
  const { hrefOf } = useOverlay();
  useEffect(() => {
    if (asking) return;
    const { pathname, search } = getLocation();
    if (waysIn.includes(overlayAt(pathname, new URLSearchParams(search)))) return;
    const decision = decideGate(viewer);
    if (decision.kind !== 'sign-in') return void gate(decision);
    const from: Opened = cameFromHere() ? { over: 1 } : { refusedTo: paths.home };
    navigate(hrefOf('login'), { replace: true, state: { ...from, returnTo: pathname + search } });
  }, [gate, navigate, getLocation, hrefOf, viewer, asking]);
}

/** Whether the step back is a page of this visit: the router counts its entries from 0. */
export const cameFromHere = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
