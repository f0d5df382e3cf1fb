import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const helpRoute: PageRoute = {
  page: lazyPart(() => import('./Help.tsx').then(({ Help }) => Help), ['help', 'footer']),
  hero: lazyPart(() => import('./HelpHead.tsx').then(({ HelpHead }) => HelpHead), ['help', 'footer']),
  heroSkeleton: <HeadHeroSkeleton />,
};

export const helpAloneRoute: PageRoute = {
  ...helpRoute,
  slots: { header: false, nav: false, side: false, footer: false },
};
