import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { HeadHeroSkeleton, TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';

const legal = {
  page: lazyPart(() => import('./Legal.tsx').then(({ Legal }) => Legal), ['help', 'footer']),
  hero: lazyPart(() => import('./LegalHead.tsx').then(({ LegalHead }) => LegalHead), ['footer']),
  skeleton: <TextSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
} satisfies Omit<PageRoute, 'title'>;

export const termsRoute: PageRoute = { ...legal, title: 'legal.terms', about: 'legal.terms.about' };
export const privacyRoute: PageRoute = { ...legal, title: 'legal.privacy', about: 'legal.privacy.about' };
