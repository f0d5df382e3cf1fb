import { LoadFrame, Skeleton } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { loadOf } from '../data/load.ts';
import { useText } from '../language/useText.ts';
import { ConvertForm } from '../points/ConvertForm.tsx';
import { usePlayersOverlay } from '../points/usePlayersOverlay.ts';
import { usePointConfig } from '../points/usePoints.ts';
import type { OverlayProps } from './OverlayHost.tsx';

/** Turns points into money (PTS-01). */
export function Convert({ open, onClose }: OverlayProps) {
  const text = useText();
  const allowed = usePlayersOverlay(open);
  const answer = usePointConfig();
  return (
    <Dialog
      open={open && allowed}
      title={text('points.convert.title')}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {answer.value && <ConvertForm key={String(open)} rate={answer.value.rate} />}
      </LoadFrame>
    </Dialog>
  );
}
