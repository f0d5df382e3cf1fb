import { useCallback, useMemo } from 'react';
import { type Overlay, overlayAt, paths, withOverlay, withoutOverlay } from '../paths.ts';
import { useAddress, useNavigate } from './address.tsx';

export interface OverlayControl {
  current: Overlay | null;
  /** The page below with an overlay over it, as an address: a link can open it too. */
  hrefOf: (overlay: Overlay, detail?: Record<string, string>) => string;
  open: (overlay: Overlay, detail?: Record<string, string>) => void;
  /** Back to the page below. Steps back when the overlay was opened from it, so that history holds no closed layers. */
  close: () => void;
}

export function useOverlay(): OverlayControl {
  const { pathname, search, state } = useAddress();
  const navigate = useNavigate();
  const current = overlayAt(pathname, new URLSearchParams(search));

  const hrefOf = useCallback(
    (overlay: Overlay, detail?: Record<string, string>) => {
      const path = pathname === paths.login || pathname === paths.register ? paths.home : pathname;
      return path + withOverlay(new URLSearchParams(search), overlay, detail);
    },
    [pathname, search],
  );
  const open = useCallback(
    (overlay: Overlay, detail?: Record<string, string>) =>
      // One overlay gives way to the next: login to registration is no step to go back through.
      navigate(hrefOf(overlay, detail), { state: { over: true }, replace: current !== null }),
    [navigate, hrefOf, current],
  );
  const close = useCallback(() => {
    if ((state as { over?: boolean } | null)?.over) return navigate(-1);
    const below = overlayAt(pathname, new URLSearchParams()) ? paths.home : pathname;
    const rest = withoutOverlay(new URLSearchParams(search)).toString();
    return navigate(below + (rest && `?${rest}`), { replace: true });
  }, [navigate, pathname, search, state]);

  return useMemo(() => ({ current, hrefOf, open, close }), [current, hrefOf, open, close]);
}
