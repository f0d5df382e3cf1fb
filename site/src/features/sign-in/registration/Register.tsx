import { dialogBannerGroup, type RegistrationForm } from '@baize/domain';
import { LoadFrame, Picture, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, DialogAside, FormError, Tabs } from '@baize/ui/overlays';
import { Pause, SlidersHorizontal, Wallet } from 'lucide';
import { useEffect } from 'react';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useServices, useViewer } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { revoke } from '../../../core/session/revoke.ts';
import { useDialogBanner } from '../../../data/announcements.ts';
import { usePictures } from '../../../data/pictures.ts';
import { SocialLogins } from '../login/SocialLogins.tsx';
import { SwitchForm } from '../login/SwitchForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegistrationDraft } from './useRegisterForm.ts';
import { type Registration, useRegistration } from './useRegistration.ts';

/** Opens an account, by name or by number (REG-01). */
export function Register({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const { known } = useStatus();
  const registration = useRegistration();
  const { load, settings, ways, invitationRefusal } = registration;
  const [first, ...more] = ways;
  const closed = known && load.kind !== 'loading' && !first;
  useLeaveTrial(open);
  return (
    <Dialog
      open={open}
      title={text('register.title')}
      onClose={onClose}
      side={closed ? undefined : <Reasons />}
      words={{ close: text('frame.close') }}
    >
      <Stack gap={4}>
        {closed ? (
          <>
            {invitationRefusal && <FormError>{text('error.invitation-code-error')}</FormError>}
            <Text>{text('register.closed')}</Text>
          </>
        ) : (
          <LoadFrame load={known ? load : { kind: 'loading' }} skeleton={<Skeleton shape="row" count={12} />}>
            {settings && first && <Ways {...registration} settings={settings} tabs={[first, ...more]} />}
          </LoadFrame>
        )}
        {!closed && <SocialLogins title={text('registration.social')} />}
        <SwitchForm question={text('register.toLogin')} label={text('login.action')} href={overlay.hrefOf('login')} />
      </Stack>
    </Dialog>
  );
}

interface WaysProps extends Pick<Registration, 'invitation' | 'invitationRefusal'> {
  settings: NonNullable<Registration['settings']>;
  tabs: readonly [RegistrationForm, ...RegistrationForm[]];
}

/** The open ways, as tabs where there are two. What is typed in one is there in the other. */
function Ways({ settings, tabs, ...invited }: WaysProps) {
  const text = useText();
  const [way, show] = useOverlayTab(tabs);
  const { draft, kept } = useRegistrationDraft();
  const panel = (of: RegistrationForm) => (
    <RegisterForm key={of} way={of} draft={draft} settings={settings} kept={kept} {...invited} />
  );
  return (
    <Tabs
      label={text('registration.ways')}
      items={tabs.map((id) => ({ id, label: text(`registration.way.${id}`), panel: panel(id) }))}
      selected={way}
      onSelect={show}
      fill
    />
  );
}

/** Why to go on, over the brand's picture of the group for registrations. */
function Reasons() {
  const text = useText();
  const pictures = usePictures();
  const { picture } = useDialogBanner(dialogBannerGroup.register);
  const points = [
    { icon: Wallet, text: text('register.point.wallet') },
    { icon: SlidersHorizontal, text: text('register.point.limits') },
    { icon: Pause, text: text('register.point.pause') },
  ];
  const art = picture && <Picture sources={pictures(picture)} alt="" width={304} height={160} />;
  return <DialogAside title={text('register.lead')} points={points} art={art} />;
}

/** A trial account is left before a real one is opened. */
function useLeaveTrial(open: boolean) {
  const { client, session } = useServices();
  const trial = useViewer() === 'trial';
  useEffect(() => {
    const { token } = session.get();
    if (!open || !trial || !token) return;
    session.end('signed-out');
    void revoke(client, token);
  }, [open, trial, client, session]);
}
