import { VisuallyHidden } from '@baize/ui';
import { WarningDialog } from '@baize/ui/overlays';
import { useEffect, useState } from 'react';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useText } from '../../../core/language/useText.ts';
import { useSignOut } from './useSignOut.ts';

/** Seconds left at which a screen reader announces the warning (FLT-125). */
const spoken = new Set([60, 30, 10]);

interface SessionWarningProps {
  /** End of the session, in ms on this page's clock. */
  until: number;
  onStay: () => void;
  onOver: () => void;
}

export function SessionWarning({ until, onStay, onOver }: SessionWarningProps) {
  const text = useText();
  const signOut = useSignOut();
  const [end] = useState(until);
  const seconds = useCountdown(end);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  return (
    <>
      <WarningDialog
        open
        title={text('expiry.title')}
        text={text('expiry.text', { seconds })}
        close={text('expiry.stay')}
        confirm={{ label: text('frame.signOut'), onClick: () => void signOut() }}
        onClose={onStay}
      />
      <VisuallyHidden live>{spoken.has(seconds) ? text('expiry.text', { seconds }) : ''}</VisuallyHidden>
    </>
  );
}
