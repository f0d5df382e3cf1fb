import { decideVendorLaunch, lotteryPath, type Vendor, viewerOf } from '@baize/domain';
import { useCallback } from 'react';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { notePress } from '../../../core/routing/pressedFrom.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';

/** Launches a studio through the gate (GAM-04, HDR-11); one in maintenance opens a dialog with alternatives. */
export function useLaunchVendor(): (vendor: Vendor) => void {
  const { session, brand } = useServices();
  const gate = useGate();
  const navigate = useSiteNavigate();
  const overlay = useOverlay();
  return useCallback(
    function launch(vendor) {
      notePress(location);
      const decision = decideVendorLaunch(viewerOf(session.get()), vendor, brand.freePlay);
      switch (decision.kind) {
        case 'sign-in':
        case 'need-true-account':
          return void gate(decision, { next: () => launch(vendor) });
        case 'maintenance':
        case 'choose':
          return overlay.open('vendor', { studio: vendor.code });
        case 'lottery':
          return navigate(lotteryPath(decision.address));
        default:
          return navigate(paths.vendor(vendor));
      }
    },
    [session, brand, gate, navigate, overlay],
  );
}
