import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton, TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const legalRoute: PageRoute = {
  page: lazyPart(() => import('./Legal.tsx').then(({ Legal }) => Legal), ['help', 'footer', 'content']),
  hero: lazyPart(() => import('./LegalHead.tsx').then(({ LegalHead }) => LegalHead), ['footer']),
  skeleton: <TextSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};
