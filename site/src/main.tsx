import '@baize/ui/reset.css';
import './app/shell/shell.css';
import { readWords } from '@baize/messages/read';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { fatalErrorPage } from './app/fatalErrorPage.ts';
import { start } from './app/start.tsx';
import { startVitals } from './app/vitals/startVitals.ts';
import { focusPressed } from './core/browser/focusPressed.ts';
import { onLinkIntent } from './core/browser/linkIntent.ts';
import { readMessagesWith } from './core/language/language.ts';
import { fetchPart } from './core/loading/chunks.ts';
import { SiteRouter } from './core/routing/navigation.tsx';
import type { PageHandle } from './core/routing/pageRoute.tsx';
import { askFlags } from './core/services/flags.ts';
import { deliverReports, hearFailures, type RawFailure, referenceOf, report } from './core/services/report.ts';
import { ServicesContext } from './core/services/services.ts';
import { followTheme } from './core/theme/theme.ts';
import { createSiteRouter } from './router.tsx';
import { pages } from './routes.ts';

const { dataset } = document.documentElement;
// From here on the entry reports failures itself; until then boot.js shows the words of the page (FLT-151).
dataset.begun = '';
delete dataset.failed;

hearFailures();
followTheme();
focusPressed();
readMessagesWith(readWords);
// Load the page's part in parallel with brand and messages.
const handleAt = (address: Pick<URL, 'pathname'>) =>
  matchRoutes(pages, address)?.[0]?.route.handle as PageHandle | undefined;
handleAt(location)?.preload();

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no place for the site');

// The prerendered frame stays until React renders one of the same size.
start(import.meta.url).then(
  async (services) => {
    if (!services) return void fail(root);
    await askFlags(services);
    const { errors } = services.brand;
    const sender = () => import('./app/reports/sendFailures.ts').then(({ createSender }) => createSender);
    let sending: Promise<(failure: RawFailure) => Promise<void>> | undefined;
    deliverReports(
      errors &&
        ((failure) => {
          sending ??= sender().then((create) => create(errors, services, import.meta.url));
          sending.then((send) => send(failure)).catch(() => undefined);
        }),
    );
    startVitals(services, import.meta.url);
    onLinkIntent((link) => {
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      const next = handleAt(link);
      next?.preload();
      next?.begin(services, link.search);
    });
    if (services.brand.app || navigator.serviceWorker?.controller)
      void fetchPart(() => import('./app/appWorker.ts'), []).then(
        (part) => part.followApp(services),
        () => undefined,
      );
    const onCaughtError = (error: unknown) => {
      report('caught', error);
      console.error(error);
    };
    const onRecoverableError = (error: unknown) => {
      report('recovered', error);
      reportError(error);
    };
    const onUncaughtError = (error: unknown) => {
      report('uncaught', error);
      reportError(error);
      fatalErrorPage(root, services.languageStore, referenceOf(error));
    };
    createRoot(root, { onCaughtError, onRecoverableError, onUncaughtError }).render(
      <ServicesContext value={services}>
        <SiteRouter router={createSiteRouter(services)} />
      </ServicesContext>,
    );
  },
  () => fail(root),
);

async function fail(place: Element) {
  try {
    const { BrandFailed } = await fetchPart(() => import('./app/BrandFailed.tsx'), []);
    createRoot(place).render(<BrandFailed />);
  } catch (error) {
    delete dataset.begun;
    // Heard by boot.js.
    reportError(error);
  }
}
