import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { beginReads } from '../../data/useEndpoint.ts';
import { OffersHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const promotionsRoute: PageRoute = {
  page: lazyPart(
    () => import('./Promotions.tsx').then(({ Promotions }) => Promotions),
    ['promotions', 'promotion-cards', 'status-pages', 'footer'],
  ),
  hero: lazyPart(
    () => import('./PromotionsHero.tsx').then(({ PromotionsHero }) => PromotionsHero),
    ['promotions', 'promotion-cards'],
  ),
  heroSkeleton: <OffersHeroSkeleton />,
  begin: beginReads,
};
