import { decideFreePlay, decidePhoneLogin, decideRegistration, dialogBannerGroup } from '@baize/domain';
import { Button, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { Dialog, DialogBanner, DialogGame, Tabs } from '@baize/ui/overlays';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../core/browser/createStore.ts';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { usePreload } from '../../../core/loading/usePreload.ts';
import { type ChosenGame, chosenGame } from '../../../core/routing/chosen.ts';
import { paths } from '../../../core/routing/paths.ts';
import { type OverlayProps, useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useBrand, useSession } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
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
  ['login', 'verification-codes', 'validation', 'errors'],
);
const { component: LoginByPhone } = byCode;
const further = [byCode];

/**
 * Offers the login by name and, where codes are enabled, by phone (LGN-01). Input survives an accidental close and late
 * settings.
 */
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
  const game = useWaitingGame(open);
  // A picture code needs the room on a phone.
  const { captcha } = useStore(loginState);
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
  // The name form shows at once; the tabs that follow must not disturb typing.
  const ways: readonly (typeof by)[] = byPhone ? ['username', 'mobile'] : ['username'];
  const waiting = by === 'mobile' && !known;
  // With `sendVisitorsAway` there is no page behind the login to close it to (NAV-13).
  const kept = sendVisitorsAway && pathname === paths.login;
  return (
    <Dialog
      open={open}
      title={game ? text('login.game', { game: apart(game.title) }) : text('login.title')}
      side={game && !captcha && <WaitingGame game={game} />}
      onClose={kept ? undefined : onClose}
      words={{ close: text('frame.close') }}
    >
      <Stack gap={4}>
        {!game && <DialogBanner picture={pictures(banner.picture)} loading={banner.loading} alt="" />}
        <SocialReturn onSignedIn={entered} />
        <Halves shown={game !== null}>
          <LoadFrame load={{ kind: waiting ? 'loading' : 'ready' }} skeleton={<Skeleton shape="panel" />}>
            <Tabs
              label={text('phone.ways')}
              fill
              selected={byPhone ? by : 'username'}
              onSelect={setBy}
              items={ways.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
            />
          </LoadFrame>
        </Halves>
        <LoginFoot switches={!game} brief={captcha} />
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

/** Treats a session from another tab as a login here (SES-07). */
function useAdopted(after: (entry: Entry) => void) {
  const { token } = useSession();
  const before = useRef(token);
  useEffect(() => {
    if (before.current === null && token !== null && token !== ownEntry.token) after('in');
    before.current = token;
  }, [token, after]);
}

/** Returns the game that a visitor wants to play; it stays while the dialog closes. */
function useWaitingGame(open: boolean) {
  const kept = useRef<ChosenGame | null>(null);
  if (open) kept.current = chosenGame();
  return kept.current;
}

function WaitingGame({ game: { title, vendorName, minBet, picture } }: { game: ChosenGame }) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const amount = money(minBet);
  return (
    <DialogGame
      label={text('login.game.waiting')}
      title={title}
      text={amount ? text('login.game.from', { studio: apart(vendorName), amount }) : vendorName}
      points={[text('login.game.opens')]}
      picture={pictures(picture)}
    />
  );
}

/** Offers login and registration alike where a game waits for either. */
function Halves({ shown, children }: { shown: boolean; children: ReactNode }) {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const halves = [
    { id: 'login', label: text('login.action'), panel: children },
    { id: 'register', label: text('login.register'), panel: null },
  ];
  return (
    <Tabs
      label={text('login.halves')}
      fill
      selected="login"
      onSelect={(id) => id === 'register' && overlay.open('register')}
      items={shown && registration ? halves : halves.slice(0, 1)}
    />
  );
}

function LoginFoot({ switches, brief }: { switches: boolean; brief: boolean }) {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const freePlay = useFreePlay();
  const offered = useAccess(decideFreePlay);
  return (
    <Stack gap={4}>
      <SocialLogins title={text('phone.social')} />
      {offered && !brief && (
        <Button wide busy={freePlay.busy} onClick={() => void freePlay.start()}>
          {text(freePlay.label)}
        </Button>
      )}
      {registration && switches && (
        <SwitchForm
          question={text('login.toRegister')}
          label={text('login.register')}
          href={overlay.hrefOf('register')}
        />
      )}
    </Stack>
  );
}
