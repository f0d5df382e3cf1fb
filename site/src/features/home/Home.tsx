import { recentGames } from '@baize/gateway';
import { Sections, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import { useIsWide, useTablet } from '../../core/browser/useMedia.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { LazyOnVisible } from '../../core/loading/LazyOnVisible.tsx';
import { RevealWhenReady } from '../../core/loading/RevealWhenReady.tsx';
import { useLanguage, usePlays } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { LowerHomeSkeleton } from '../../shared/page/skeletons.tsx';
import { Winners } from '../games/open/Winners.tsx';
import { ContinueLane } from './ContinueLane.tsx';
import { HotLane } from './HotLane.tsx';

const { component: Categories } = lazyPart(() => import('./Categories.tsx').then(({ Categories }) => Categories), []);
const lower = lazyPart(
  () => import('./LowerHome.tsx').then(({ LowerHome }) => LowerHome),
  ['home-sections', 'promotion-cards'],
);

const lead = lazyPart(() => import('./HomeLead.tsx').then(({ HomeLead }) => HomeLead), ['home-sections']);

/** Cards per row. */
const most = 6;

/** Shows the home page. Each part has its own error boundary. */
export function Home() {
  const isWide = useIsWide();
  const plays = usePlays();
  const language = useLanguage();
  const recent = useEndpoint(recentGames, plays ? { pageSize: most, language } : null);
  const phone = !useTablet();
  const resumes = useOffered('recent');
  const winners = useOffered('winners');
  return (
    <Sections>
      {phone && (
        <Suspense fallback={<Skeleton shape="categories" />}>
          <Part of={Categories} />
        </Suspense>
      )}
      {plays && resumes && <Part of={ContinueLane} answer={recent} />}
      <RevealWhenReady waiting={plays && recent.loading && !recent.value}>
        <Sections>
          <Part of={HotLane} type="RNG" shape="portrait" />
          <LazyOnVisible
            part={lead}
            height={phone ? 674 : isWide ? 443 : 816}
            skeleton={<Skeleton shape="homeLead" />}
          />
          <Part of={HotLane} type="LIVE" shape="wide" />
          {phone && winners && <Part of={Winners} visible={4} />}
          <LazyOnVisible part={lower} height={isWide ? 2340 : 2400} skeleton={<LowerHomeSkeleton />} />
        </Sections>
      </RevealWhenReady>
    </Sections>
  );
}
