import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { DrawHeroSkeleton, LotterySkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const lotteryRoute: PageRoute = {
  // The bar at the foot would cover the slip.
  slots: { header: true, nav: false, side: false, footer: true, tabs: false },
  page: lazyPart(
    () => import('./Lottery.tsx').then(({ Lottery }) => Lottery),
    ['lottery', 'list-controls', 'home-sections'],
  ),
  hero: lazyPart(
    () => import('./LotteryHero.tsx').then(({ LotteryHero }) => LotteryHero),
    ['lottery', 'home-sections'],
  ),
  skeleton: <LotterySkeleton />,
  heroSkeleton: <DrawHeroSkeleton />,
};
