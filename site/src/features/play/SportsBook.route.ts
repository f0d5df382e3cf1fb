import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';

export const sportsBookRoute: PageRoute = {
  slots: { header: true, nav: true, side: false, footer: false, bleed: true },
  page: lazyPart(
    () => import('./SportsBook.tsx').then(({ SportsBook }) => SportsBook),
    ['play', 'member', 'account-menu', 'safety', 'errors'],
  ),
};
