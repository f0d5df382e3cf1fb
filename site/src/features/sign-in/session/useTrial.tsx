import { decideFreePlay, decideLawfulFreePlay } from '@baize/domain';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useStatus } from '../../../core/services/status.ts';

const { component: StartFreePlay } = lazyPart(
  () => import('./StartFreePlay.tsx').then(({ StartFreePlay }) => StartFreePlay),
  ['errors'],
);

/**
 * Free play at one press. `start` is there where it is offered, and while that is not known, so that nothing moves when
 * it is. `busy` says that it begins; `trial` has to be drawn.
 */
export function useTrial() {
  const lawful = useAccess(decideLawfulFreePlay);
  const pending = !useStatus().known;
  const offered = useAccess(decideFreePlay);
  const [trying, setTrying] = useState(false);
  return {
    start: offered || (pending && lawful) ? () => setTrying(true) : undefined,
    busy: trying,
    trial: trying && (
      <Suspense>
        <StartFreePlay onEnd={() => setTrying(false)} />
      </Suspense>
    ),
  };
}
