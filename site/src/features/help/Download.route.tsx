import { lazyPart } from '../../core/loading/chunks.ts';
import type { PageRoute } from '../../core/routing/pageRoute.tsx';
import { BannerHeadHeroSkeleton, GuessedSkeleton } from '../../shared/page/furtherSkeletons.tsx';

export const downloadRoute: PageRoute = {
  page: lazyPart(() => import('./Download.tsx').then(({ Download }) => Download), ['download', 'footer']),
  hero: lazyPart(() => import('./DownloadHead.tsx').then(({ DownloadHead }) => DownloadHead), ['download', 'footer']),
  skeleton: <GuessedSkeleton />,
  heroSkeleton: <BannerHeadHeroSkeleton />,
};
