import { Suspense, useEffect } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { onLinkIntent } from '../core/browser/linkIntent.ts';
import { searchKeyWorks } from '../core/browser/searchKey.ts';
import { useHasInteracted } from '../core/browser/useHasInteracted.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { isChosen } from '../core/routing/chosen.ts';
import { openingOverlay } from '../core/routing/navigation.tsx';
import { useOverlay, useShownOverlay } from '../core/routing/useOverlay.ts';
import { useSession } from '../core/services/services.ts';
import { useOffered } from '../core/services/status.ts';
import { OverlaySkeleton } from './OverlaySkeleton.tsx';

const host = () => import('./OverlayHost.tsx');
const { component: OverlayHost } = lazyPart(() => host().then(({ OverlayHost }) => OverlayHost), []);

export function Overlays() {
  const { current } = useShownOverlay();
  const { verify, cpw } = useSession();
  const inUse = useHasInteracted();
  useFetchOnIntent();
  useSearchKey();
  const opening = useStore(openingOverlay);
  const due = inUse || current !== null || verify === 'true' || cpw === 'true' || isChosen();
  return (
    <>
      {opening !== null && current === null && <OverlaySkeleton of={opening} />}
      {due && (
        <Boundary>
          <Suspense fallback={<OverlaySkeleton of={current} />}>
            <OverlayHost />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

function useFetchOnIntent() {
  useEffect(
    () =>
      onLinkIntent(({ searchParams }) => {
        const name = searchParams.get('modal');
        if (name === null) return;
        host().then(
          ({ preloadOverlay }) => preloadOverlay(name),
          () => undefined,
        );
      }),
    [],
  );
}

/** Opens the search with the slash key unless it is off, but not while typing or in a dialog (NAV-22). */
function useSearchKey() {
  const { open } = useOverlay();
  const searches = useOffered('search');
  useEffect(() => {
    if (!searches) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || event.defaultPrevented || !searchKeyWorks()) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      open('search');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, searches]);
}
