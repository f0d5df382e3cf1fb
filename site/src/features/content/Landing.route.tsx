import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton, TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const landingRoute: PageRoute = {
  page: lazyPart(
    () => import('./Landing.tsx').then(({ Landing }) => Landing),
    ['promotion-cards', 'status-pages', 'footer'],
  ),
  hero: lazyPart(() => import('./LandingHead.tsx').then(({ LandingHead }) => LandingHead), []),
  skeleton: <TextSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};
