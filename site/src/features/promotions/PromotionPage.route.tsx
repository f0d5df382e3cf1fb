import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const promotionPageRoute: PageRoute = {
  page: lazyPart(
    () => import('./PromotionPage.tsx').then(({ PromotionPage }) => PromotionPage),
    ['promotions', 'promotion-cards', 'status-pages', 'footer'],
  ),
  hero: lazyPart(() => import('./PromotionHero.tsx').then(({ PromotionHero }) => PromotionHero), ['promotions']),
  heroSkeleton: <HeadHeroSkeleton />,
};
