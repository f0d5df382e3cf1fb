import '@baize/ui/reset.css';
import './app/shell/shell.css';
import { readWords } from '@baize/messages/read';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { fatalErrorPage } from './app/fatalErrorPage.ts';
import { start } from './app/start.tsx';
import { onLinkIntent } from './core/browser/linkIntent.ts';
import { readMessagesWith } from './core/language/language.ts';
import { fetchPart } from './core/loading/chunks.ts';
import { SiteRouter } from './core/routing/navigation.tsx';
import type { PageHandle } from './core/routing/pageRoute.tsx';
import { ServicesContext } from './core/services/services.ts';
import { followTheme } from './core/theme/theme.ts';
import { createSiteRouter } from './router.tsx';
import { pages } from './routes.tsx';

/** Milliseconds. */
const patience = 5000;

followTheme();
readMessagesWith(readWords);
// The page's own part is fetched beside the brand and the words, not after them.
const handleAt = (address: Pick<URL, 'pathname'>) =>
  matchRoutes(pages, address)?.[0]?.route.handle as PageHandle | undefined;
handleAt(location)?.preload();

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no place for the site');

// The frame that the HTML painted stays until there is one of the same measures in its place.
start(import.meta.url).then(
  (services) => {
    if (!services) return void fail(root);
    onLinkIntent((link) => {
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      const next = handleAt(link);
      next?.preload();
      next?.begin(services, link.search);
    });
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      fatalErrorPage(root, services.languageStore);
    };
    createRoot(root, { onUncaughtError }).render(
      <ServicesContext value={services}>
        <SiteRouter router={createSiteRouter(services)} />
      </ServicesContext>,
    );
  },
  () => fail(root),
);

/** What says that the brand is missing is fetched when it is. Where that fails too there is no network, and the page tries again. */
async function fail(place: Element) {
  try {
    const { BrandFailed } = await fetchPart(() => import('./app/BrandFailed.tsx'), []);
    createRoot(place).render(<BrandFailed />);
  } catch {
    setTimeout(() => location.reload(), patience);
  }
}
