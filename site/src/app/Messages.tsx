import { Suspense, useSyncExternalStore } from 'react';
import { Boundary } from './Boundary.tsx';
import { part } from './chunks.ts';
import { useServices } from './services.ts';
import { useHasInteracted } from './useHasInteracted.ts';

const { component: Toasts } = part(() => import('./Toasts.tsx').then(({ Toasts }) => Toasts), []);

/** Messages in passing: what shows them is fetched when the page is in use, or when there is one to show. */
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
