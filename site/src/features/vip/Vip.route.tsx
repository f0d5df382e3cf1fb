import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { VipHeroSkeleton } from '../../shared/page/clubSkeletons.tsx';

export const vipRoute: PageRoute = {
  page: lazyPart(() => import('./Vip.tsx').then(({ Vip }) => Vip), ['vip', 'status-pages', 'footer']),
  hero: lazyPart(() => import('./VipHero.tsx').then(({ VipHero }) => VipHero), ['vip']),
  heroSkeleton: <VipHeroSkeleton />,
};
