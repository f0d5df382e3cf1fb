import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton, NoticesSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const noticePageRoute: PageRoute = {
  page: lazyPart(
    () => import('./NoticePage.tsx').then(({ NoticePage }) => NoticePage),
    ['list-controls', 'notices', 'footer'],
  ),
  hero: lazyPart(() => import('./NoticeHead.tsx').then(({ NoticeHead }) => NoticeHead), ['notices', 'footer']),
  skeleton: <NoticesSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};
