import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageAddress, useGetLocation, usePage, useSiteNavigate } from './navigation.tsx';
import { type Opened, stepOver } from './overlayAddress.ts';
import { type Overlay, overlayAt, paths, withOverlay, withoutOverlay } from './paths.ts';

/** Props that every overlay gets from its host. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

export interface OverlayControl {
  /** The page with an overlay over it, as an address: a link can open it too. */
  hrefOf: (overlay: Overlay, detail?: Record<string, string>) => string;
  /** `back`: what lies over the page now, if anything does, is what a login leads back to. */
  open: (overlay: Overlay, detail?: Record<string, string>, back?: boolean) => void;
}

function overlayPath({ pathname, search }: PageAddress, overlay: Overlay, detail?: Record<string, string>): string {
  const path = pathname === paths.login || pathname === paths.register ? paths.home : pathname;
  return path + withOverlay(new URLSearchParams(search), overlay, detail);
}

/** Opens and closes overlays, without rendering the calling part when one opens. */
export function useOverlay(): OverlayControl {
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const page = usePage();

  const hrefOf = useCallback(
    (overlay: Overlay, detail?: Record<string, string>) => overlayPath(page, overlay, detail),
    [page],
  );
  const open = useCallback(
    (overlay: Overlay, detail?: Record<string, string>, back = false) => {
      const now = getLocation();
      const shown = overlayAt(now.pathname, new URLSearchParams(now.search));
      const over = shown !== null;
      // A login leads back to what was open before it, never to itself.
      const left = over && shown !== overlay && back ? { returnTo: now.pathname + now.search } : null;
      // One overlay replaces the next: going from login to registration adds no history entry.
      const page = { pathname: now.pathname, search: withoutOverlay(new URLSearchParams(now.search)).toString() };
      navigate(overlayPath(page, overlay, detail), {
        state: over ? { ...(now.state as object | null), ...left } : stepOver(now),
        replace: over,
      });
    },
    [navigate, getLocation],
  );
  return useMemo(() => ({ hrefOf, open }), [hrefOf, open]);
}

export interface ShownOverlay {
  current: Overlay | null;
  /** Back to the page below. Steps back to where the overlay was opened from, so that history holds no closed layers. */
  close: () => void;
}

/** The overlay that the address names: for the one place that shows it. */
export function useShownOverlay(): ShownOverlay {
  const navigate = useSiteNavigate();
  const { pathname, search, state } = useLocation();
  const close = useCallback(() => {
    const { over, refusedTo } = (state ?? {}) as Opened;
    if (over !== undefined) return navigate(-over);
    if (refusedTo !== undefined) return navigate(refusedTo, { replace: true });
    const below = overlayAt(pathname, new URLSearchParams()) ? paths.home : pathname;
    const rest = withoutOverlay(new URLSearchParams(search)).toString();
    return navigate(below + (rest && `?${rest}`), { replace: true });
  }, [navigate, pathname, search, state]);
  return { current: overlayAt(pathname, new URLSearchParams(search)), close };
}
