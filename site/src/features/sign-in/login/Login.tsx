import { decideFreePlay, decidePhoneLogin, decideRegistration, dialogBannerGroup } from '@baize/domain';
import { Button, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { Dialog, DialogBanner, Tabs } from '@baize/ui/overlays';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { usePreload } from '../../../core/loading/usePreload.ts';
import { paths } from '../../../core/routing/paths.ts';
import { type OverlayProps, useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useBrand, useSession } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { useDialogBanner } from '../../../data/announcements.ts';
import { usePictures } from '../../../data/pictures.ts';
import { loginState } from '../session/loginState.ts';
import { rememberedName, rememberWish } from '../session/remember.ts';
import { useAfterEntry } from '../session/useAfterEntry.ts';
import { type Entry, ownEntry } from '../session/useEnter.ts';
import { useFreePlay } from '../session/useFreePlay.ts';
import { LoginByName, type LoginValues } from './LoginByName.tsx';
import { SocialLogins } from './SocialLogins.tsx';
import { SocialReturn } from './SocialReturn.tsx';
import { SwitchForm } from './SwitchForm.tsx';

const byCode = lazyPart(
  () => import('./LoginByPhone.tsx').then(({ LoginByPhone }) => LoginByPhone),
  ['login', 'codes', 'validation', 'errors'],
);
const { component: LoginByPhone } = byCode;
const further = [byCode];

/** The ways in: by name, and by phone where codes are on (LGN-01). What is typed outlives an accidental close and late settings. */
export function Login({ open, onClose }: OverlayProps) {
  const text = useText();
  const byPhone = useAccess(decidePhoneLogin);
  usePreload(further, byPhone);
  const { known } = useStatus();
  const [by, setBy] = useOverlayTab(['username', 'mobile']);
  const { sendVisitorsAway } = useBrand();
  const { pathname } = useLocation();
  const pictures = usePictures();
  const banner = useDialogBanner(dialogBannerGroup.login);
  const after = useAfterEntry(onClose);
  const [first] = useState(firstValues);
  const draft = useState(first);
  const entered: typeof after = (entry) => {
    draft[1](first);
    after(entry);
  };
  useAdopted(after);
  const panels = {
    username: <LoginByName first={first} draft={draft} onSignedIn={entered} />,
    mobile: (
      <Boundary>
        <Suspense fallback={<Skeleton shape="panel" />}>
          <LoginByPhone onSignedIn={entered} />
        </Suspense>
      </Boundary>
    ),
  };
  const labels = { username: text('login.username'), mobile: text('phone.mobile') };
  // A name is asked for at once; that there is a second way is known a moment later, and must not disturb typing.
  const ways: readonly (typeof by)[] = byPhone ? ['username', 'mobile'] : ['username'];
  const waiting = by === 'mobile' && !known;
  // Where visitors are sent to the login there is nothing behind it to close it for (NAV-13).
  const kept = sendVisitorsAway && pathname === paths.login;
  return (
    <Dialog
      open={open}
      title={text('login.title')}
      onClose={kept ? undefined : onClose}
      words={{ close: text('frame.close') }}
    >
      <Stack gap={4}>
        <DialogBanner picture={pictures(banner.picture)} loading={banner.loading} alt="" />
        <SocialReturn onSignedIn={entered} />
        <LoadFrame load={{ kind: waiting ? 'loading' : 'ready' }} skeleton={<Skeleton shape="panel" />}>
          <Tabs
            label={text('phone.ways')}
            fill
            selected={byPhone ? by : 'username'}
            onSelect={setBy}
            items={ways.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
          />
        </LoadFrame>
        <LoginFoot />
      </Stack>
    </Dialog>
  );
}

const firstValues = (): LoginValues => ({
  username: loginState.get().username || rememberedName(),
  password: '',
  captcha: '',
  remember: rememberWish() !== 'none',
  stay: rememberWish() === 'stay',
});

/** A session that comes from another tab while the login is open is a login as well (SES-07). */
function useAdopted(after: (entry: Entry) => void) {
  const { token } = useSession();
  const before = useRef(token);
  useEffect(() => {
    if (before.current === null && token !== null && token !== ownEntry.token) after('in');
    before.current = token;
  }, [token, after]);
}

/** Below every way in: third parties, free play, and the way to an account. */
function LoginFoot() {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const freePlay = useFreePlay();
  const offered = useAccess(decideFreePlay);
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
