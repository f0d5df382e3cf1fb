import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const blogArticleRoute: PageRoute = {
  page: lazyPart(
    () => import('./BlogArticle.tsx').then(({ BlogArticle }) => BlogArticle),
    ['blog', 'status-pages', 'footer'],
  ),
  skeleton: <TextSkeleton />,
};
