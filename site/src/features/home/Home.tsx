import { Sections, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import { useDesk } from '../../core/browser/useMedia.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { LazyOnVisible } from '../../core/loading/LazyOnVisible.tsx';
import { Winners } from '../games/open/Winners.tsx';
import { HotLane } from './HotLane.tsx';

const { component: Categories } = lazyPart(() => import('./Categories.tsx').then(({ Categories }) => Categories), []);
const lower = lazyPart(() => import('./LowerHome.tsx').then(({ LowerHome }) => LowerHome), ['lower', 'offers']);

/** The front page: what is hot in each category, the latest draws, the offers. Every part breaks alone. */
export function Home() {
  const desk = useDesk();
  return (
    <Sections>
      {!desk && (
        <Suspense fallback={<Skeleton shape="categories" />}>
          <Part of={Categories} />
        </Suspense>
      )}
      <Part of={HotLane} type="RNG" shape="portrait" />
      <Part of={HotLane} type="LIVE" shape="wide" />
      {!desk && <Part of={Winners} visible={4} />}
      <LazyOnVisible part={lower} height={desk ? 2340 : 2400} />
    </Sections>
  );
}
