import { sameOriginPath } from '@baize/domain';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import type { Opened } from '../../../core/routing/overlayAddress.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import type { Entry } from './useEnter.ts';

/**
 * Leads on after a login or registration: to pending requirements first, then to the original page, or calls `close`
 * (NAV-13, NAV-24).
 */
export function useAfterEntry(close: () => void): (entry: Entry) => void {
  const { state } = useLocation();
  const navigate = useSiteNavigate();
  const overlay = useOverlay();
  return useCallback(
    (entry) => {
      if (entry === 'verify') return overlay.open('verify');
      const { returnTo, over } = (state ?? {}) as Opened;
      const wanted = sameOriginPath(returnTo);
      return wanted ? navigate(wanted, { replace: true, state: over ? { over } : null }) : close();
    },
    [state, navigate, overlay, close],
  );
}
