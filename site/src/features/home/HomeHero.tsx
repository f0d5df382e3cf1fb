import { decideRegistration } from '@baize/domain';
import { Button, Hero, VisuallyHidden } from '@baize/ui';
import { Suspense } from 'react';
import { useTablet } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { useOffered, useStatus } from '../../core/services/status.ts';
import { usePopups } from '../../data/announcements.ts';
import { JackpotCounter, useHasJackpot } from '../../shared/page/JackpotCounter.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';
import { Winners } from '../games/open/Winners.tsx';
import { useTrial } from '../sign-in/session/useTrial.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const { component: OpenPopup } = lazyPart(
  () => import('../notices/OpenPopup.tsx').then(({ OpenPopup }) => OpenPopup),
  [],
);

/** Loads the popup code only when there is a popup. */
function PopupNotice() {
  const { popups } = usePopups();
  if (popups.length === 0) return null;
  return (
    <Boundary>
      <Suspense>
        <OpenPopup popups={popups} />
      </Suspense>
    </Boundary>
  );
}

/** A single element, so that the slides stay identical between renders. */
const waysIn = <SignInActions />;

export function HomeHero() {
  const text = useText();
  const tablet = useTablet();
  const visitor = useViewer() === null;
  const notices = useOffered('notices');
  const winners = useOffered('winners');
  const jackpot = useHasJackpot();
  // A column for the jackpot alone would be empty, so the banner spans the page without winners.
  const aside = (tablet ? winners : jackpot || winners) && (
    <>
      <JackpotCounter />
      {tablet && (
        <Boundary>
          <Winners surface="dark" />
        </Boundary>
      )}
    </>
  );
  return (
    <Hero
      aside={aside}
      footer={
        <>
          {notices && <NoticeMarquee />}
          <PopupNotice />
        </>
      }
    >
      <h1>
        <VisuallyHidden>{text('home.title')}</VisuallyHidden>
      </h1>
      <Boundary>
        <RouteBanner actions={visitor && waysIn} />
      </Boundary>
    </Hero>
  );
}

function SignInActions() {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const pending = !useStatus().known;
  const { start, label, busy, trial } = useTrial();
  return (
    <>
      {(registration || pending) && (
        <Button kind="accent" size="lg" href={overlay.hrefOf('register')}>
          {text('login.register')}
        </Button>
      )}
      {start && (
        <Button surface="dark" size="lg" busy={busy} onClick={start}>
          {label}
        </Button>
      )}
      {trial}
    </>
  );
}
