import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { beginReads } from '../../data/useEndpoint.ts';
import { HomeHeroSkeleton, HomeSkeleton } from '../../shared/page/skeletons.tsx';

export const homeRoute: PageRoute = {
  page: lazyPart(() => import('./Home.tsx').then(({ Home }) => Home), []),
  hero: lazyPart(() => import('./HomeHero.tsx').then(({ HomeHero }) => HomeHero), []),
  skeleton: <HomeSkeleton />,
  heroSkeleton: <HomeHeroSkeleton />,
  begin: beginReads,
};
