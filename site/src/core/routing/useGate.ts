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
  /** Action to run after login (NAV-24). It runs later, so it must read the session again. */
  next?: () => void;
  game?: ChosenGame;
  /** Login replaces the players' overlay that is open now, and returns to it. */
  back?: boolean;
}

/**
 * Acts on a gate decision by opening the login or the warning; the result is true if the action may proceed (GAM-01).
 */
export function useGate(): (decision: GateDecision, after?: AfterLogin) => boolean {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((decision, { next, game, back = false } = {}) => {
    if (decision.kind === 'sign-in') {
      if (next) keepChosen(next, game);
      latest.current.open('login', undefined, back ? 'back' : 'above');
    }
    if (decision.kind === 'need-true-account') latest.current.open('true-account');
    return decision.kind === 'pass';
  }, []);
}

/**
 * Guards a players-only page: login leads on to it, and closing the dialog leads back or home, never to the empty page
 * (NAV-24). A login dialog that is already open stays. It waits until the page is `due`, known to exist.
 */
export function usePageGate(viewer: Viewer, due = true): void {
  const gate = useGate();
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const { asking } = useSession();
  const { hrefOf } = useOverlay();
  useEffect(() => {
    if (asking || !due) return;
    const { pathname, search } = getLocation();
    if (waysIn.includes(overlayAt(pathname, new URLSearchParams(search)))) return;
    const decision = decideGate(viewer);
    if (decision.kind !== 'sign-in') return void gate(decision);
    const from: Opened = cameFromHere() ? { over: 1 } : { refusedTo: paths.home };
    navigate(hrefOf('login'), { replace: true, state: { ...from, returnTo: pathname + search } });
  }, [gate, navigate, getLocation, hrefOf, viewer, asking, due]);
}

/** Reports whether the previous history entry belongs to this visit; the router numbers its entries from 0. */
export const cameFromHere = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
