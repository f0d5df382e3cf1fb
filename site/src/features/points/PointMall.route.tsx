import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { MallHeroSkeleton, MallSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const pointMallRoute: PageRoute = {
  slots: { header: true, nav: true, side: false, footer: true },
  page: lazyPart(() => import('./PointMall.tsx').then(({ PointMall }) => PointMall), ['points', 'footer']),
  hero: lazyPart(() => import('./MallHero.tsx').then(({ MallHero }) => MallHero), ['points', 'footer']),
  skeleton: <MallSkeleton />,
  heroSkeleton: <MallHeroSkeleton />,
};
