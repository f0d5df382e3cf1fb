import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { JoinHeroSkeleton } from '../../shared/page/clubSkeletons.tsx';
import { GuessedSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const joinRoute: PageRoute = {
  page: lazyPart(
    () => import('./Join.tsx').then(({ Join }) => Join),
    ['referral', 'account-menu', 'status-pages', 'footer'],
  ),
  hero: lazyPart(() => import('./JoinHead.tsx').then(({ JoinHead }) => JoinHead), ['referral', 'footer']),
  skeleton: <GuessedSkeleton />,
  heroSkeleton: <JoinHeroSkeleton />,
};
