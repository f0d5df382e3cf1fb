import { decideRegistration } from '@baize/domain';
import { WarningDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useAccess } from '../../../core/services/access.ts';

export function TrueAccount({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  return (
    <WarningDialog
      open={open}
      title={text('in_need_true_account')}
      text={text('true_account.text')}
      close={text('frame.cancel')}
      confirm={
        registration ? { label: text('in_increase_submit'), onClick: () => overlay.open('register') } : undefined
      }
      onClose={onClose}
    />
  );
}
