import { sameOriginPath } from '@baize/domain';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import type { Entry } from '../session/useEnter.ts';

/** Where a plain login leads: to what is owed first, to where the visitor was sent away from, or back to the page below (NAV-13). */
export function useAfterLogin(onClose: () => void): (entry: Entry) => void {
  const { state } = useLocation();
  const navigate = useSiteNavigate();
  const overlay = useOverlay();
  return useCallback(
    (entry) => {
      if (entry === 'verify') return overlay.open('verify');
      const { returnTo, over } = (state ?? {}) as { returnTo?: unknown; over?: number };
      const wanted = sameOriginPath(returnTo);
      return wanted ? navigate(wanted, { replace: true, state: over ? { over } : null }) : onClose();
    },
    [state, navigate, overlay, onClose],
  );
}
