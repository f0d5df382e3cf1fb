import { decideGate, launchViewer, type Vendor, viewerOf } from '@baize/domain';
import { Button, LoadFrame, Skeleton } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/language/useText.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useBrand, useSession } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useVendor } from '../../../data/vendors.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { VendorGameList } from './VendorGameList.tsx';

/** Lists a studio's games for players (GAM-04); for a studio in maintenance, alternatives (GAM-06). */
export function VendorGames({ open, onClose }: OverlayProps) {
  const text = useText();
  const [search] = useSearchParams();
  const asked = search.get('studio');
  // The address loses the studio first, while the dialog is still closing.
  const held = useRef(asked);
  if (asked) held.current = asked;
  const code = held.current;
  const gate = useGate();
  const { answer, vendor } = useVendor((each) => each.code === code);
  const viewer = launchViewer(viewerOf(useSession()), useBrand().freePlay, vendor?.type ?? 'RNG');
  const allowed = decideGate(viewer).kind === 'pass';

  useEffect(() => {
    if (open) gate(decideGate(viewer), { back: true });
  }, [open, gate, viewer]);

  const load = loadOf(answer, text, {
    title: text('nav.vendors.failed'),
    isEmpty: !vendor,
    empty: {
      title: text('categories.list.unknown'),
      text: text('categories.list.unknown.text'),
      actions: <Button onClick={onClose}>{text('categories.list.others')}</Button>,
    },
  });
  const title = vendor ? text('categories.vendor.list', { studio: vendor.name }) : text('categories.studios');
  return (
    <Dialog open={open && allowed} title={title} onClose={onClose} size="lg" words={{ close: text('frame.close') }}>
      <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
        {vendor &&
          (vendor.maintenance ? <SimilarGames game={resting(vendor)} instead /> : <VendorGameList vendor={vendor} />)}
      </LoadFrame>
    </Dialog>
  );
}

const resting = ({ code, name, type }: Vendor) => ({ id: code, title: name, type, vendor: code });
