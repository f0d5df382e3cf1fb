import { Warning } from '@baize/ui/overlays';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';
import type { OverlayProps } from './OverlayHost.tsx';

/** Tells a trial account what it needs for what it asked (GAM-01). */
export function TrueAccount({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  return (
    <Warning
      open={open}
      title={text('in_need_true_account')}
      text={text('true_account.text')}
      close={text('frame.cancel')}
      confirm={text('in_increase_submit')}
      onConfirm={() => overlay.open('register')}
      onClose={onClose}
    />
  );
}
