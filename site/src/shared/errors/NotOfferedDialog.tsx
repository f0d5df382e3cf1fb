import { WarningDialog } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';

/** Stands in for a dialog that this operator's platform does not have; closing it leads back (ADP-06). */
export function NotOfferedDialog({ open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <WarningDialog
      open={open}
      title={text('notOffered.title')}
      text={text('notOffered.text')}
      close={text('frame.close')}
      onClose={onClose}
    />
  );
}
