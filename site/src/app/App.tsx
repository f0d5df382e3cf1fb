import { decideVisit, type Visit, viewerOf } from '@baize/domain';
import { StatusEmblemProvider } from '@baize/ui';
import { Suspense, use, useEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Navigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { useStore } from '../core/browser/createStore.ts';
import { useText } from '../core/language/useText.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { Fetching } from '../core/loading/Fetching.tsx';
import { NavigationProvider, readLocation, usePage, usePageHandle } from '../core/routing/navigation.tsx';
import type { Slots } from '../core/routing/pageRoute.tsx';
import { overlayAt, paths, withoutOverlay } from '../core/routing/paths.ts';
import { useOverlay } from '../core/routing/useOverlay.ts';
import { useConsent, useMeasurement } from '../core/services/consent.ts';
import { useBrand, useServices, useSession } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import { HeadingFocus } from './HeadingFocus.tsx';
import { SessionEnd } from './layout/Player.tsx';
import { SiteFrame } from './layout/SiteFrame.tsx';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { PageHead } from './PageHead.tsx';

const { component: Analytics } = lazyPart(() => import('./Analytics.tsx').then(({ Analytics }) => Analytics), []);
const { component: Closed } = lazyPart(
  () => import('./Closed.tsx').then(({ Closed }) => Closed),
  ['status', 'closed', 'account', 'service', 'footer'],
);

/** The element of the root route: the frame around every page. */
export function Site() {
  const { languageStore } = useServices();
  const { intl } = useStore(languageStore);
  return (
    <RawIntlProvider value={intl}>
      <NavigationProvider>
        <SiteParts />
      </NavigationProvider>
    </RawIntlProvider>
  );
}

/** What the frame is made of; stories give it an address and messages of their own. */
export const SiteParts = () => (
  <StatusEmblemProvider emblems={useBrand().statuses}>
    <Messages />
    <Measured />
    <Gatekeeper />
    <ScrollRestoration />
    <HeadingFocus />
  </StatusEmblemProvider>
);

/** A closed platform shows its page before anything else, and keeps the address for when it opens (APP-04 to APP-06, FLT-020). */
function Gatekeeper() {
  const status = useStatus();
  const availability = crypto.subtle ? status.availability : 'unsealed';
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

/** The page of the address, or the way in where the brand sends visitors away: with nothing behind it (NAV-13). */
function VisitedPage() {
  const { pathname } = usePage();
  const { path, slots, hero: Hero, heroSkeleton } = usePageHandle();
  const session = useSession();
  const signedIn = viewerOf(session) !== null;
  const visit = useVisit(signedIn);
  if (visit?.kind === 'sign-in') return <Navigate to={paths.login} replace state={{ returnTo: visit.returnTo }} />;
  const shown = visit?.kind === 'pass';
  const hero = shown && Hero && (
    <Boundary reset={pathname}>
      <Suspense fallback={<Fetching>{heroSkeleton}</Fetching>}>
        <Hero />
      </Suspense>
    </Boundary>
  );
  return (
    <>
      <Boundary reset={pathname} unseen>
        <Suspense>
          <PageTitle />
          <PageHead />
        </Suspense>
      </Boundary>
      <SiteFrame slots={shown ? slots : doorway} hero={hero}>
        {shown && <Outlet key={path} />}
      </SiteFrame>
      <ExpiredSession />
      {signedIn && (
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

/** Null while that is not known: the other tabs are asked for their session. */
function useVisit(signedIn: boolean): Visit | null {
  const { sendVisitorsAway } = useBrand();
  const { asking } = useSession();
  if (asking && sendVisitorsAway) return null;
  if (!sendVisitorsAway || signedIn) return { kind: 'pass' };
  const { pathname, search, hash } = readLocation();
  const parameters = new URLSearchParams(search);
  const overlay = overlayAt(pathname, parameters);
  // The login that is shown now is not what the visitor wants to come back to.
  const wanted = overlay === 'login' ? withoutOverlay(parameters).toString() : parameters.toString();
  return decideVisit({
    sendAway: sendVisitorsAway,
    signedIn,
    wayIn: overlay === 'register' || overlay === 'forgot',
    address: pathname + (wanted && `?${wanted}`) + hash,
  });
}

/** A session that the platform ended opens the login over the page that was left, and leads back to what lay over it (SES-04, FLT-010). */
function ExpiredSession() {
  const { ended } = useSession();
  const { open } = useOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a session is what opens it, once
  useEffect(() => {
    if (ended === 'expired') open('login', undefined, true);
  }, [ended]);
  return null;
}

/** What measures the pages is fetched where it is wanted and allowed, and nowhere else. */
function Measured() {
  const wanted = useMeasurement() !== null;
  const allowed = useConsent() === 'yes';
  return (
    wanted &&
    allowed && (
      <Boundary unseen>
        <Suspense>
          <Analytics />
        </Suspense>
      </Boundary>
    )
  );
}

/** The title of the tab, in the person's language: its words come with those of the page. */
function PageTitle() {
  const handle = usePageHandle();
  use(handle.settled());
  const text = useText();
  const { name } = useBrand();
  const title = text('frame.title', { page: text(handle.title), brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
