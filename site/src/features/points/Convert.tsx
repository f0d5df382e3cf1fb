import { LoadFrame, Skeleton } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { loadOf } from '../../data/load.ts';
import { ConvertForm } from './ConvertForm.tsx';
import { usePlayersOverlay } from './usePlayersOverlay.ts';
import { usePointConfig } from './usePoints.ts';

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
