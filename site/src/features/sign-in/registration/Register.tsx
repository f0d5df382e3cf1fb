import { dialogBannerGroup } from '@baize/domain';
import { LoadFrame, Picture, Skeleton, Text } from '@baize/ui';
import { DialogAside, FormError, StepDialog, StepDialogPage } from '@baize/ui/overlays';
import { Pause, SlidersHorizontal, Wallet } from 'lucide';
import { useEffect } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { chosenGame } from '../../../core/routing/chosen.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices, useViewer } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { endOnPlatform } from '../../../core/session/endOnPlatform.ts';
import { useDialogBanner } from '../../../data/announcements.ts';
import { usePictures } from '../../../data/pictures.ts';
import { SwitchForm } from '../login/SwitchForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegistration } from './useRegistration.ts';

export function Register({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const { known } = useStatus();
  const registration = useRegistration();
  const { load, settings, ways, invitationRefusal } = registration;
  const [first, ...more] = ways;
  const closed = known && load.kind !== 'loading' && !first;
  useLeaveTrial(open);
  const title = { title: text('register.title'), onClose, words: { close: text('frame.close') } };
  return (
    <StepDialog open={open} onClose={onClose} side={closed ? undefined : <Reasons />}>
      {settings && first && known && load.kind === 'ready' ? (
        <RegisterForm {...registration} settings={settings} ways={[first, ...more]} onClose={onClose} />
      ) : (
        <StepDialogPage {...title}>
          {closed ? (
            <>
              {invitationRefusal && <FormError>{text('error.invitation-code-error')}</FormError>}
              <Text>{text('register.closed')}</Text>
            </>
          ) : (
            <LoadFrame load={known ? load : { kind: 'loading' }} skeleton={<Skeleton shape="row" count={8} />}>
              {null}
            </LoadFrame>
          )}
          <SwitchForm question={text('register.toLogin')} label={text('login.action')} href={overlay.hrefOf('login')} />
        </StepDialogPage>
      )}
    </StepDialog>
  );
}

function Reasons() {
  const text = useText();
  const pictures = usePictures();
  const { picture } = useDialogBanner(dialogBannerGroup.register);
  const points = [
    { icon: Wallet, text: text('register.point.wallet') },
    { icon: SlidersHorizontal, text: text('register.point.limits') },
    { icon: Pause, text: text('register.point.pause') },
  ];
  const game = chosenGame();
  const next = game && { label: text('registration.next'), title: game.title, picture: pictures(game.picture) };
  return (
    <DialogAside
      title={text('register.lead')}
      text={text('registration.band')}
      points={points}
      {...(next
        ? { next }
        : picture && { art: <Picture sources={pictures(picture)} alt="" width={304} height={160} /> })}
    />
  );
}

/** Ends a trial session before a real account is opened. */
function useLeaveTrial(open: boolean) {
  const { client, session } = useServices();
  const trial = useViewer() === 'trial';
  useEffect(() => {
    const { token } = session.get();
    if (!open || !trial || !token) return;
    session.end('signed-out');
    void endOnPlatform(client, token);
  }, [open, trial, client, session]);
}
