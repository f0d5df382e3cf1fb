import { decidePopup, type Notice } from '@baize/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../app/services.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { popupState } from '../overlays/popupState.ts';
import { overlayAt } from '../paths.ts';

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
