import { decideVisit, viewerOf } from '@baize/domain';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { paths } from '../paths.ts';
import { routeAt } from '../routes.tsx';
import { browserTrail, Redirect, Trailed, usePage, useTrail } from './address.tsx';
import { Boundary } from './Boundary.tsx';
import { part } from './chunks.ts';
import { Fetching } from './Fetching.tsx';
import { firstUse } from './firstUse.ts';
import { Links } from './Links.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Scroll } from './Scroll.tsx';
import { type Services, ServicesContext, useBrand, useServices, useSession } from './services.ts';
import { useStatus } from './status.ts';
import { useOverlay } from './useOverlay.ts';

const trail = browserTrail();
const { component: Closed } = part(() => import('./Closed.tsx').then(({ Closed }) => Closed), ['status']);
const { component: Toasts } = part(() => import('./Toasts.tsx').then(({ Toasts }) => Toasts), []);

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
      <Gatekeeper />
    </RawIntlProvider>
  );
}

/** A closed platform shows its page before anything else, and keeps the address for when it opens (APP-04 to APP-06). */
function Gatekeeper() {
  const { availability } = useStatus();
  if (availability === 'maintenance' || availability === 'blocked') {
    return (
      <Suspense>
        <Closed why={availability} />
      </Suspense>
    );
  }
  return <Visit />;
}

function Visit() {
  const { pathname } = usePage();
  const { search, hash } = useTrail().get();
  const { sendVisitorsAway } = useBrand();
  const session = useSession();
  const visit = decideVisit({
    sendAway: sendVisitorsAway,
    signedIn: viewerOf(session) !== null,
    address: pathname + search + hash,
  });
  const route = routeAt(pathname);
  const { page: Page, stage: Stage } = route;
  if (visit.kind === 'sign-in') return <Redirect to={paths.login} state={{ returnTo: visit.returnTo }} />;
  const stage = Stage && (
    <Boundary reset={pathname}>
      <Suspense fallback={<Fetching>{route.stageSkeleton}</Fetching>}>
        <Stage />
      </Suspense>
    </Boundary>
  );
  return (
    <>
      <Suspense>
        <PageTitle route={route} />
      </Suspense>
      <SiteFrame slots={route.slots} stage={stage}>
        <Boundary reset={pathname}>
          <Suspense fallback={<Fetching>{route.skeleton}</Fetching>}>
            <Page key={route.paths[0]} />
          </Suspense>
        </Boundary>
      </SiteFrame>
      <ExpiredSession />
      <OverlayHost />
    </>
  );
}

/** A session that the platform ended opens the login over the page that was left (SES-04). */
function ExpiredSession() {
  const { ended } = useSession();
  const { open } = useOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a session is what opens it, once
  useEffect(() => {
    if (ended === 'expired') open('login');
  }, [ended]);
  return null;
}

/** Messages in passing: what shows them is fetched when the page is in use, or when there is one to show. */
function Messages() {
  const { toasts } = useServices();
  const [due, setDue] = useState(false);
  const waiting = useSyncExternalStore(toasts.subscribe, () => toasts.read().length > 0);
  useEffect(() => void firstUse.then(() => setDue(true)), []);
  return (
    (due || waiting) && (
      <Boundary>
        <Suspense>
          <Toasts />
        </Suspense>
      </Boundary>
    )
  );
}
