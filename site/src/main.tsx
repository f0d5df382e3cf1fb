import './shell/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BrandFailed } from './app/BrandFailed.tsx';
import { start } from './app/start.tsx';
import { routeAt } from './routes.tsx';
import { followTheme } from './theme/theme.ts';

followTheme();
// The page's own part is fetched beside the brand and the words, not after them.
routeAt(location.pathname).preload();

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no place for the site');

start().then(
  (services) => createRoot(root).render(services ? <App services={services} /> : <BrandFailed />),
  () => createRoot(root).render(<BrandFailed />),
);
