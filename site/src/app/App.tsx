import { decideVisit, type Visit, viewerOf } from '@baize/domain';
import { StatusEmblemProvider } from '@baize/ui';
import { Suspense, useEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Navigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { canEncrypt } from '../core/browser/canEncrypt.ts';
import { useStore } from '../core/browser/createStore.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { Fetched } from '../core/loading/Fetched.tsx';
import { Fetching } from '../core/loading/Fetching.tsx';
import { LateScroll } from '../core/routing/LateScroll.tsx';
import { NavigationProvider, readLocation, usePage, usePageHandle } from '../core/routing/navigation.tsx';
import { pageNeeds } from '../core/routing/pageNeeds.ts';
import type { PageKey } from '../core/routing/pagePaths.ts';
import type { Slots } from '../core/routing/pageRoute.tsx';
import { overlayAt, paths, withoutOverlay } from '../core/routing/paths.ts';
import { scrollKey } from '../core/routing/scrollKey.ts';
import { useOverlay } from '../core/routing/useOverlay.ts';
import { useAskedPurposes, useConsent } from '../core/services/consent.ts';
import { useBrand, useServices, useSession } from '../core/services/services.ts';
import { useOffered, useStatus } from '../core/services/status.ts';
import { useShownStop } from '../core/services/stop.ts';
import { previewToken } from '../data/content.ts';
import { stoppedPart } from '../features/play/stoppedPart.ts';
import { CurrentHead } from './CurrentHead.tsx';
import { HeadingFocus } from './HeadingFocus.tsx';
import { SessionEnd } from './layout/lazyPlayerParts.ts';
import { SiteFrame } from './layout/SiteFrame.tsx';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';

const { component: Measuring } = lazyPart(
  () => import('./measure/Measuring.tsx').then(({ Measuring }) => Measuring),
  [],
);
const { component: ContentWatch } = lazyPart(
  () => import('../data/ContentWatch.tsx').then(({ ContentWatch }) => ContentWatch),
  [],
);
const { component: Preview } = lazyPart(
  () => import('./preview/Preview.tsx').then(({ Preview }) => Preview),
  ['preview'],
);
const { component: Stopped } = stoppedPart;
const { component: Closed } = lazyPart(
  () => import('./Closed.tsx').then(({ Closed }) => Closed),
  ['status-pages', 'closed-pages', 'account-menu', 'service', 'footer'],
);

const notOffered = lazyPart(
  () => import('../shared/errors/NotOffered.tsx').then(({ NotOffered }) => NotOffered),
  ['status-pages'],
);

export function App() {
  const { languageStore } = useServices();
  const { intl } = useStore(languageStore);
  return (
    <RawIntlProvider value={intl}>
      <NavigationProvider>
        <AppContent />
      </NavigationProvider>
    </RawIntlProvider>
  );
}

export const AppContent = () => (
  <StatusEmblemProvider emblems={useBrand().statuses}>
    <Messages />
    <Measured />
    <Scheduled />
    <Gatekeeper />
    <ScrollRestoration getKey={scrollKey} />
    <LateScroll />
    <HeadingFocus />
  </StatusEmblemProvider>
);

/**
 * Shows a closed platform's page before anything else, keeping the URL for when it opens (APP-04 to APP-06, FLT-020).
 */
function Gatekeeper() {
  const status = useStatus();
  const availability = canEncrypt() ? status.availability : 'unsealed';
  if (availability !== 'normal' && availability !== 'unknown') {
    return (
      <Boundary>
        <Suspense>
          <Closed why={availability} />
        </Suspense>
      </Boundary>
    );
  }
  return <VisitedPage />;
}

/** Shows the page of the URL, or only the login if the brand turns visitors away (NAV-13). */
function VisitedPage() {
  const { pathname } = usePage();
  const { page, path, slots, hero: Hero, heroSkeleton } = usePageHandle();
  const offered = useOffered(pageNeeds[page as PageKey]);
  const lives = useOffered('session-life');
  const session = useSession();
  const signedIn = viewerOf(session) !== null;
  const visit = useVisit(signedIn);
  const stop = useShownStop();
  if (visit?.kind === 'sign-in') return <Navigate to={paths.login} replace state={{ returnTo: visit.returnTo }} />;
  if (stop)
    return (
      <Boundary>
        <Suspense>
          <Stopped stop={stop} />
        </Suspense>
      </Boundary>
    );
  const shown = visit?.kind === 'pass';
  const hero = shown && offered && Hero && (
    <Boundary reset={pathname}>
      <Suspense fallback={<Fetching>{heroSkeleton}</Fetching>}>
        <Hero />
      </Suspense>
    </Boundary>
  );
  return (
    <>
      <CurrentHead />
      <SiteFrame slots={shown ? slots : doorway} hero={hero}>
        {shown && (offered ? <Outlet key={path} /> : <Fetched part={notOffered}>{null}</Fetched>)}
      </SiteFrame>
      <ExpiredSession />
      {signedIn && lives && (
        <Boundary>
          <Suspense>
            <SessionEnd />
          </Suspense>
        </Boundary>
      )}
      <Overlays />
    </>
  );
}

const doorway: Slots = { header: true, nav: false, side: false, footer: false };

function useVisit(signedIn: boolean): Visit | null {
  const { sendVisitorsAway } = useBrand();
  const { asking } = useSession();
  if (asking && sendVisitorsAway) return null;
  if (!sendVisitorsAway || signedIn) return { kind: 'pass' };
  const { pathname, search, hash } = readLocation();
  const parameters = new URLSearchParams(search);
  const overlay = overlayAt(pathname, parameters);
  // Drop the open login from the URL to return to.
  const wanted = overlay === 'login' ? withoutOverlay(parameters).toString() : parameters.toString();
  return decideVisit({
    sendAway: sendVisitorsAway,
    signedIn,
    wayIn: overlay === 'register' || overlay === 'forgot',
    address: pathname + (wanted && `?${wanted}`) + hash,
  });
}

/** Opens the login when the platform ends the session; it leads back to the page and its overlay (SES-04, FLT-010). */
function ExpiredSession() {
  const { ended } = useSession();
  const { open } = useOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a session is what opens it, once
  useEffect(() => {
    if (ended === 'expired') open('login', undefined, 'back');
  }, [ended]);
  return null;
}

function Measured() {
  // A preview is measured by nobody (OPS-04).
  const wanted = useAskedPurposes().length > 0 && previewToken() === null;
  const answer = useConsent();
  const allowed = answer?.measure || answer?.improve || answer?.marketing;
  return (
    wanted &&
    allowed && (
      <Boundary unseen>
        <Suspense>
          <Measuring />
        </Suspense>
      </Boundary>
    )
  );
}

/** Watches scheduled content, where the brand has any, and shows the bar of a preview. */
function Scheduled() {
  const { content } = useBrand();
  const { known } = useStatus();
  if (content === null || !known) return null;
  return (
    <Boundary unseen>
      <Suspense>
        <ContentWatch />
        {previewToken() !== null && <Preview />}
      </Suspense>
    </Boundary>
  );
}
