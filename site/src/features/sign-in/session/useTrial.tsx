import { decideFreePlay, decideLawfulFreePlay } from '@baize/domain';
import { Suspense, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';

const { component: StartFreePlay } = lazyPart(
  () => import('./StartFreePlay.tsx').then(({ StartFreePlay }) => StartFreePlay),
  ['errors'],
);

/**
 * Offers free play, whose button says what it does (FLT-156). `start` is defined where it is available and, to avoid layout shifts, while that is unknown. Render
 * `trial`.
 */
export function useTrial() {
  const text = useText();
  const lawful = useAccess(decideLawfulFreePlay);
  const pending = !useStatus().known;
  const offered = useAccess(decideFreePlay);
  const [trying, setTrying] = useState(false);
  return {
    label: text(useBrand().freePlay === 'demo' ? 'freeplay.try' : 'freeplay.look'),
    start: offered || (pending && lawful) ? () => setTrying(true) : undefined,
    busy: trying,
    trial: trying && (
      <Suspense>
        <StartFreePlay onEnd={() => setTrying(false)} />
      </Suspense>
    ),
  };
}
