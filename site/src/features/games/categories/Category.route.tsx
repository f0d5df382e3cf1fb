import { lazyPart } from '../../../core/loading/chunks.ts';
import type { PageRoute } from '../../../core/routing/pageRoute.tsx';
import { beginReads } from '../../../data/useEndpoint.ts';
import { CategoryHeroSkeleton, CategorySkeleton } from '../../../shared/page/furtherSkeletons.tsx';

const category = {
  page: lazyPart(() => import('./Category.tsx').then(({ Category }) => Category), ['categories', 'lobby']),
  hero: lazyPart(() => import('./CategoryHero.tsx').then(({ CategoryHero }) => CategoryHero), ['lobby']),
  skeleton: <CategorySkeleton />,
  heroSkeleton: <CategoryHeroSkeleton />,
  begin: beginReads,
} satisfies Omit<PageRoute, 'title'>;

export const liveRoute: PageRoute = { ...category, title: 'nav.live' };
export const sportsRoute: PageRoute = { ...category, title: 'nav.sports' };
export const esportsRoute: PageRoute = { ...category, title: 'nav.esports' };
export const lotteriesRoute: PageRoute = { ...category, title: 'nav.elott' };
