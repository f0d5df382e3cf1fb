import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';

export const playRoute: PageRoute = {
  slots: { header: false, nav: false, side: false, footer: false, bleed: true },
  page: lazyPart(
    () => import('./Play.tsx').then(({ Play }) => Play),
    ['play', 'safety', 'member', 'account-menu', 'errors'],
  ),
};
