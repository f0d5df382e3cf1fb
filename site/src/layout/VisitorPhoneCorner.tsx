import { Button, Inline } from '@baize/ui';
import { useFeature } from '../app/status.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';

/** The ways in on a phone, where a form has no room. */
export function VisitorPhoneCorner() {
  const text = useText();
  const overlay = useOverlay();
  const open = useFeature('DIRECTREG3');
  return (
    <Inline gap={2}>
      <Button kind="stage" href={overlay.hrefOf('login')}>
        {text('login.action')}
      </Button>
      {open && (
        <Button kind="accent" href={overlay.hrefOf('register')}>
          {text('login.register')}
        </Button>
      )}
    </Inline>
  );
}
