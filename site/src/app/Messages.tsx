import { Suspense, useSyncExternalStore } from 'react';
import { useHasInteracted } from '../core/browser/useHasInteracted.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { useServices } from '../core/services/services.ts';

const { component: Toasts } = lazyPart(() => import('./Toasts.tsx').then(({ Toasts }) => Toasts), []);

export function Messages() {
  const { toasts } = useServices();
  const inUse = useHasInteracted();
  const waiting = useSyncExternalStore(toasts.subscribe, () => toasts.read().length > 0);
  return (
    (inUse || waiting) && (
      <Boundary>
        <Suspense>
          <Toasts />
        </Suspense>
      </Boundary>
    )
  );
}
