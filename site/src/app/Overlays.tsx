import { Suspense, useEffect } from 'react';
import { onLinkIntent } from '../core/browser/linkIntent.ts';
import { useHasInteracted } from '../core/browser/useHasInteracted.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { Fetching } from '../core/loading/Fetching.tsx';
import { useOverlay, useShownOverlay } from '../core/routing/useOverlay.ts';
import { useSession } from '../core/services/services.ts';

const host = () => import('./OverlayHost.tsx');
const { component: OverlayHost } = lazyPart(() => host().then(({ OverlayHost }) => OverlayHost), []);

/** The overlays of every page. The table of them is fetched when one is due, or the page is in use. */
export function Overlays() {
  const { current } = useShownOverlay();
  const { verify, cpw } = useSession();
  const inUse = useHasInteracted();
  useFetchOnIntent();
  useSearchKey();
  if (!inUse && current === null && verify !== 'true' && cpw !== 'true') return null;
  return (
    <Boundary>
      <Suspense fallback={<Fetching />}>
        <OverlayHost />
      </Suspense>
    </Boundary>
  );
}

/** A finger or a pointer on a link to an overlay fetches what it opens. */
function useFetchOnIntent() {
  useEffect(
    () =>
      onLinkIntent(({ searchParams }) => {
        const name = searchParams.get('modal');
        if (name === null) return;
        host().then(
          ({ preloadOverlay }) => preloadOverlay(name),
          // The press will ask again, and say what failed.
          () => undefined,
        );
      }),
    [],
  );
}

/** The slash opens the search from every page, unless it is being typed or a dialog is open (NAV-22). */
function useSearchKey() {
  const { open } = useOverlay();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      open('search');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
