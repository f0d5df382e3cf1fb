import { lazyPart } from '../../../core/loading/chunks.ts';
import type { PageRoute } from '../../../core/routing/pageRoute.tsx';
import { beginReads } from '../../../data/useEndpoint.ts';
import { OffersHeroSkeleton, TablesSkeleton } from '../../../shared/page/furtherSkeletons.tsx';

export const liveRoute: PageRoute = {
  page: lazyPart(() => import('./Live.tsx').then(({ Live }) => Live), ['tables', 'categories', 'lobby']),
  hero: lazyPart(() => import('./LiveHero.tsx').then(({ LiveHero }) => LiveHero), ['tables', 'lobby']),
  skeleton: <TablesSkeleton />,
  heroSkeleton: <OffersHeroSkeleton />,
  begin: beginReads,
};
