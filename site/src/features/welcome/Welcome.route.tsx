import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { GuessedSkeleton, HeadHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const welcomeRoute: PageRoute = {
  page: lazyPart(
    () => import('./Welcome.tsx').then(({ Welcome }) => Welcome),
    ['welcome', 'account-menu', 'play-limits', 'deposit', 'play', 'errors'],
  ),
  hero: lazyPart(() => import('./WelcomeHero.tsx').then(({ WelcomeHero }) => WelcomeHero), ['welcome']),
  skeleton: <GuessedSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};
