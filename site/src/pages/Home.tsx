import { Sections, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import { Part } from '../app/Boundary.tsx';
import { part } from '../app/chunks.ts';
import { LazyOnVisible } from '../app/LazyOnVisible.tsx';
import { useDesk } from '../app/useMedia.ts';
import { HotLane } from '../home/HotLane.tsx';
import { Winners } from '../home/Winners.tsx';
import { Categories } from '../layout/Phone.tsx';

const lower = part(() => import('../home/LowerHome.tsx').then(({ LowerHome }) => LowerHome), ['lower', 'offers']);

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
      {!desk && <Part of={Winners} surface="paper" rows={4} />}
      <LazyOnVisible part={lower} height={desk ? 2340 : 2400} />
    </Sections>
  );
}
