import { decidePopup, type Notice } from '@baize/domain';
import { useEffect } from 'react';
import { useAddress } from '../app/address.tsx';
import { useSession } from '../app/services.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { popupState } from '../overlays/popupState.ts';
import { overlayAt } from '../paths.ts';

/** Opens the popup of the visit, unless something else is open (NTC-05). It has no face of its own. */
export function OpenPopup({ popups }: { popups: readonly Notice[] }) {
  const { open } = useOverlay();
  const { pathname, search } = useAddress();
  const { cpw } = useSession();
  const busy = cpw === 'true' || overlayAt(pathname, new URLSearchParams(search)) !== null;
  useEffect(() => {
    if (busy || !decidePopup(popups, popupState.get())) return;
    popupState.markShown();
    open('popup');
  }, [popups, busy, open]);
  return null;
}
