import { lazyPart } from '../../../core/loading/chunks.ts';
import type { PageRoute } from '../../../core/routing/pageRoute.tsx';
import { beginReads } from '../../../data/useEndpoint.ts';
import { CategoryHeroSkeleton, CategorySkeleton } from '../../../shared/page/furtherSkeletons.tsx';

export const categoryRoute: PageRoute = {
  page: lazyPart(() => import('./Category.tsx').then(({ Category }) => Category), ['categories', 'lobby']),
  hero: lazyPart(() => import('./CategoryHero.tsx').then(({ CategoryHero }) => CategoryHero), ['lobby']),
  skeleton: <CategorySkeleton />,
  heroSkeleton: <CategoryHeroSkeleton />,
  begin: beginReads,
};
