import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageAddress, useGetLocation, usePage, useSiteNavigate } from './navigation.tsx';
import type { Opened } from './overlayAddress.ts';
import { type Overlay, overlayAt, paths, withOverlay, withoutOverlay } from './paths.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

export interface OverlayControl {
  hrefOf: (overlay: Overlay, detail?: Record<string, string>) => string;
  /** Replaces an open overlay; `back` has a login return to it, `above` leaves it one step back. */
  open: (overlay: Overlay, detail?: Record<string, string>, how?: 'back' | 'above') => void;
}

function overlayPath({ pathname, search }: PageAddress, overlay: Overlay, detail?: Record<string, string>): string {
  const path = pathname === paths.login || pathname === paths.register ? paths.home : pathname;
  return path + withOverlay(new URLSearchParams(search), overlay, detail);
}

/** Returns functions that link to and open overlays, without rerendering the caller when one opens. */
export function useOverlay(): OverlayControl {
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const page = usePage();

  const hrefOf = useCallback(
    (overlay: Overlay, detail?: Record<string, string>) => overlayPath(page, overlay, detail),
    [page],
  );
  const open = useCallback(
    (overlay: Overlay, detail?: Record<string, string>, how?: 'back' | 'above') => {
      const now = getLocation();
      const shown = overlayAt(now.pathname, new URLSearchParams(now.search));
      const over = shown !== null && how !== 'above';
      // A login leads back to what was open before it, never to itself.
      const left = over && shown !== overlay && how === 'back' ? { returnTo: now.pathname + now.search } : null;
      // One overlay replaces the next: going from login to registration adds no history entry.
      const page = { pathname: now.pathname, search: withoutOverlay(new URLSearchParams(now.search)).toString() };
      navigate(overlayPath(page, overlay, detail), {
        state: over ? { ...(now.state as object | null), ...left } : { over: 1 },
        replace: over,
      });
    },
    [navigate, getLocation],
  );
  return useMemo(() => ({ hrefOf, open }), [hrefOf, open]);
}

export interface ShownOverlay {
  current: Overlay | null;
  /** Closes the overlay by stepping back to where it was opened, so that history keeps no closed layers. */
  close: () => void;
}

export function useShownOverlay(): ShownOverlay {
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const { pathname, search } = useLocation();
  const close = useCallback(() => {
    const { pathname, search, state } = getLocation();
    // A login that ends after its dialog was left has nothing to close.
    if (overlayAt(pathname, new URLSearchParams(search)) === null) return;
    const { over, refusedTo } = (state ?? {}) as Opened;
    if (over !== undefined) return navigate(-over);
    if (refusedTo !== undefined) return navigate(refusedTo, { replace: true });
    const below = overlayAt(pathname, new URLSearchParams()) ? paths.home : pathname;
    const rest = withoutOverlay(new URLSearchParams(search)).toString();
    return navigate(below + (rest && `?${rest}`), { replace: true });
  }, [navigate, getLocation]);
  return { current: overlayAt(pathname, new URLSearchParams(search)), close };
}
