import { takeBreak } from '@baize/gateway';
import { ConfirmDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { restChanged } from './stale.ts';
import { useControlAction } from './useControlAction.ts';

const hours = 24;

/** Starts a break from anywhere within two clicks, and warns that it cannot be cut short (RSP-01). */
export function TakeBreak({ open, onClose }: OverlayProps) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useControlAction(takeBreak, restChanged);
  const begin = async () => {
    const outcome = await send({ hours });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('break.done') });
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('break.title')}
      text={text('break.text')}
      confirm={text('break.action')}
      cancel={text('frame.cancel')}
      busy={busy}
      onConfirm={() => void begin()}
      onClose={onClose}
    />
  );
}
