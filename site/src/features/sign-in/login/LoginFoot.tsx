import { Button, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useFeature } from '../../../core/services/status.ts';
import { useFreePlay } from '../session/useFreePlay.ts';
import { useFreePlayOffered } from '../session/useFreePlayOffered.ts';
import { SocialLogins } from './SocialLogins.tsx';
import { SwitchForm } from './SwitchForm.tsx';

/** Below every way in: third parties, free play, and the way to an account. */
export function LoginFoot() {
  const text = useText();
  const overlay = useOverlay();
  const registration = useFeature('DIRECTREG3');
  const freePlay = useFreePlay();
  const offered = useFreePlayOffered();
  return (
    <Stack gap={4}>
      <SocialLogins title={text('phone.social')} />
      {offered && (
        <Button wide busy={freePlay.busy} onClick={() => void freePlay.start()}>
          {text('freeplay.try')}
        </Button>
      )}
      {registration && (
        <SwitchForm
          question={text('login.toRegister')}
          label={text('login.register')}
          href={overlay.hrefOf('register')}
        />
      )}
    </Stack>
  );
}
