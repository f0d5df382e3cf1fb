import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';

export const notFoundRoute: PageRoute = {
  page: lazyPart(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound), ['status-pages', 'footer']),
};
