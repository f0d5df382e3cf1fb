import { decidePopup, type Notice } from '@baize/domain';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { overlayAt } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useSession } from '../../core/services/services.ts';
import { popupState } from './popupState.ts';

/** Opens the popup once per visit, unless an overlay is open or a page on its way (NTC-05). Renders nothing itself. */
export function OpenPopup({ popups }: { popups: readonly Notice[] }) {
  const { open } = useOverlay();
  const { pathname, search } = useLocation();
  const { cpw } = useSession();
  const leaving = useNavigation().state !== 'idle';
  const busy = leaving || cpw === 'true' || overlayAt(pathname, new URLSearchParams(search)) !== null;
  useEffect(() => {
    if (busy || !decidePopup(popups, popupState.get())) return;
    popupState.markShown();
    open('popup');
  }, [popups, busy, open]);
  return null;
}
