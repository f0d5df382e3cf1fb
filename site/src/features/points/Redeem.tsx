import { pointRewards } from '@baize/gateway';
import { Empty, LoadFrame, Skeleton } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useLanguage } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { usePlayersOverlay } from './usePlayersOverlay.ts';

export function Redeem({ open, onClose }: OverlayProps) {
  const text = useText();
  const allowed = usePlayersOverlay(open);
  const [search] = useSearchParams();
  const asked = search.get('reward');
  const [id, setId] = useState(asked);
  if (open && asked !== id) setId(asked);
  const answer = useEndpoint(pointRewards, { language: useLanguage() });
  const reward = answer.value?.find((one) => one.id === id);
  return (
    <Dialog
      open={open && allowed}
      title={text('points.redeem.title')}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {reward ? <RedeemForm key={`${id} ${open}`} reward={reward} /> : <Empty title={text('points.redeem.gone')} />}
      </LoadFrame>
    </Dialog>
  );
}
