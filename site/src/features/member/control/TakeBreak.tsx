import { restChoices, restLengths } from '@baize/domain';
import { takeBreak } from '@baize/gateway';
import { ConfirmDialog, WarningDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useRules } from '../../../core/services/rules.ts';
import { useServices } from '../../../core/services/services.ts';
import { useOffered } from '../../../core/services/status.ts';
import { errorText } from '../../../data/load.ts';
import { restChanged } from './stale.ts';
import { useControlAction } from './useControlAction.ts';

/** Starts a break from anywhere within two clicks, and warns that it cannot be cut short (RSP-01). */
export function TakeBreak({ open, onClose }: OverlayProps) {
  const text = useText();
  const { toasts } = useServices();
  const [hours = 0] = restChoices(useRules(), restLengths).break;
  const { go } = useCentre();
  const { send, busy } = useControlAction(takeBreak, restChanged);
  if (!useOffered('breaks')) {
    return (
      <WarningDialog
        open={open}
        title={text('break.title', { hours })}
        text={text('control.through')}
        close={text('frame.close')}
        confirm={{ label: text('member.page.playControl'), onClick: () => go('playControl') }}
        onClose={onClose}
      />
    );
  }
  const begin = async () => {
    const outcome = await send({ hours });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('break.done') });
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('break.title', { hours })}
      text={text('break.text')}
      confirm={text('break.action')}
      cancel={text('frame.cancel')}
      busy={busy}
      onConfirm={() => void begin()}
      onClose={onClose}
    />
  );
}
