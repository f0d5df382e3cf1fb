import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';

export const seamlessRoute: PageRoute = {
  slots: { header: true, nav: false, side: false, footer: false, bleed: true },
  page: lazyPart(
    () => import('./Seamless.tsx').then(({ Seamless }) => Seamless),
    ['play', 'safety', 'member', 'account-menu', 'errors'],
  ),
};
