import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { BlogSkeleton, HeadHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const blogRoute: PageRoute = {
  page: lazyPart(() => import('./Blog.tsx').then(({ Blog }) => Blog), ['blog', 'list-controls', 'footer']),
  hero: lazyPart(() => import('./BlogHead.tsx').then(({ BlogHead }) => BlogHead), ['blog', 'footer']),
  skeleton: <BlogSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};
