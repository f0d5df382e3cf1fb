import { ConfirmDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useSignOut } from '../session/useSignOut.ts';

export function SignOut({ open, onClose }: OverlayProps) {
  const text = useText();
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      open={open}
      title={text('in_popup_prompt')}
      text={text('in_sure_logout')}
      confirm={text('frame.signOut')}
      cancel={text('frame.cancel')}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}
