import { Button, Inline } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useFeature, useStatus } from '../../core/services/status.ts';

/** The ways in on a phone, where a form has no room. Nothing moves from under a finger once the platform says what is open. */
export function VisitorPhoneCorner() {
  const text = useText();
  const overlay = useOverlay();
  const pending = !useStatus().known;
  const open = useFeature('DIRECTREG3');
  return (
    <Inline gap={2}>
      <Button surface="dark" href={overlay.hrefOf('login')}>
        {text('login.action')}
      </Button>
      {(open || pending) && (
        <Button kind="accent" href={overlay.hrefOf('register')}>
          {text('login.register')}
        </Button>
      )}
    </Inline>
  );
}
