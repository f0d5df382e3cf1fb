import { decideVisit, viewerOf } from '@baize/domain';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { SessionEnd } from '../layout/Player.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { overlayAt, paths } from '../paths.ts';
import { routeAt } from '../routes.tsx';
import { browserTrail, Redirect, Trailed, usePage, useTrail } from './address.tsx';
import { Boundary } from './Boundary.tsx';
import { part } from './chunks.ts';
import { useConsent, useMeasurement } from './consent.ts';
import { Fetching } from './Fetching.tsx';
import { Links } from './Links.tsx';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { PageHead } from './PageHead.tsx';
import { PageTitle } from './PageTitle.tsx';
import type { Slots } from './route.ts';
import { Scroll } from './Scroll.tsx';
import { type Services, ServicesContext, useBrand, useServices, useSession } from './services.ts';
import { useStatus } from './status.ts';
import { useOverlay } from './useOverlay.ts';

const trail = browserTrail();
const { component: Analytics } = part(() => import('./Analytics.tsx').then(({ Analytics }) => Analytics), []);
const { component: Closed } = part(
  () => import('./Closed.tsx').then(({ Closed }) => Closed),
  ['status', 'closed', 'account', 'service', 'footer'],
);

export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <Trailed trail={trail}>
        <Site />
      </Trailed>
    </ServicesContext>
  );
}

/** Everything that needs an address; stories give it a trail of their own. */
export function Site() {
  const { tongue } = useServices();
  const { intl } = useSyncExternalStore(tongue.subscribe, tongue.get);
  return (
    <RawIntlProvider value={intl}>
      <Links />
      <Scroll />
      <Messages />
      <Measured />
      <Gatekeeper />
    </RawIntlProvider>
  );
}

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
  return <Visit />;
}

/** The page of the address, or the way in where the brand sends visitors away: with nothing behind it (NAV-13). */
function Visit() {
  const { pathname } = usePage();
  const session = useSession();
  const signedIn = viewerOf(session) !== null;
  const visit = useVisit(signedIn);
  const route = routeAt(pathname);
  const { page: Page, stage: Stage } = route;
  if (visit.kind === 'sign-in') return <Redirect to={paths.login} state={{ returnTo: visit.returnTo }} />;
  const shown = visit.kind === 'pass';
  const stage = shown && Stage && (
    <Boundary reset={pathname}>
      <Suspense fallback={<Fetching>{route.stageSkeleton}</Fetching>}>
        <Stage />
      </Suspense>
    </Boundary>
  );
  return (
    <>
      <Boundary reset={pathname} unseen>
        <Suspense>
          <PageTitle route={route} />
          <PageHead route={route} />
        </Suspense>
      </Boundary>
      <SiteFrame slots={shown ? route.slots : doorway} stage={stage}>
        {shown && (
          <Boundary reset={pathname}>
            <Suspense fallback={<Fetching>{route.skeleton}</Fetching>}>
              <Page key={route.paths[0]} />
            </Suspense>
          </Boundary>
        )}
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

/** Looks at what lies over the page too, and renders only when that changes the verdict. */
function useVisit(signedIn: boolean) {
  const { pathname, search } = usePage();
  const { sendVisitorsAway } = useBrand();
  const trail = useTrail();
  const over = () => {
    const now = trail.get();
    return overlayAt(now.pathname, new URLSearchParams(now.search));
  };
  const wayIn = useSyncExternalStore(trail.subscribe, () => {
    const overlay = sendVisitorsAway && !signedIn ? over() : null;
    return overlay === 'register' || overlay === 'forgot';
  });
  const asked = trail.get();
  // The login that is shown now is not what the visitor wants to come back to.
  const query = over() === 'login' ? search && `?${search}` : asked.search;
  return decideVisit({ sendAway: sendVisitorsAway, signedIn, wayIn, address: pathname + query + asked.hash });
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
