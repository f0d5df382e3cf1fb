import { decidePopup, type Notice } from '@baize/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { overlayAt } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useSession } from '../../core/services/services.ts';
import { popupState } from './popupState.ts';

/** Opens the popup of the visit, unless something else is open (NTC-05). It has no face of its own. */
export function OpenPopup({ popups }: { popups: readonly Notice[] }) {
  const { open } = useOverlay();
  const { pathname, search } = useLocation();
  const { cpw } = useSession();
  const busy = cpw === 'true' || overlayAt(pathname, new URLSearchParams(search)) !== null;
  useEffect(() => {
    if (busy || !decidePopup(popups, popupState.get())) return;
    popupState.markShown();
    open('popup');
  }, [popups, busy, open]);
  return null;
}
