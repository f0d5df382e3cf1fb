import { Button } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useFeature, useStatus } from '../../core/services/status.ts';
import { useTrial } from '../sign-in/session/useTrial.tsx';

/** What the first banner offers a visitor: an account, or a look around without one. */
export function SignInActions() {
  const text = useText();
  const overlay = useOverlay();
  const registration = useFeature('DIRECTREG3');
  const pending = !useStatus().known;
  const { start, busy, trial } = useTrial();
  return (
    <>
      {(registration || pending) && (
        <Button kind="accent" size="lg" href={overlay.hrefOf('register')}>
          {text('login.register')}
        </Button>
      )}
      {start && (
        <Button kind="stage" size="lg" busy={busy} onClick={start}>
          {text('freeplay.try')}
        </Button>
      )}
      {trial}
    </>
  );
}
