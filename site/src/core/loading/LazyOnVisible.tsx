import { ReservedSpace } from '@baize/ui';
import { Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useHasInteracted } from '../browser/useHasInteracted.ts';
import { Boundary } from './Boundary.tsx';
import type { LazyPart } from './chunks.ts';

interface LazyOnVisibleProps {
  part: LazyPart;
  /** Height in px that is kept for it. */
  height: number;
}

/** What stands far below: fetched once it comes near, or once the page is in use, so that headings and landmarks are complete. */
export function LazyOnVisible({ part: { component: Shown, preload }, height }: LazyOnVisibleProps) {
  const [due, setDue] = useState(false);
  const inUse = useHasInteracted();
  const show = useCallback(() => {
    preload();
    startTransition(() => setDue(true));
  }, [preload]);

  useEffect(() => {
    if (inUse) show();
  }, [inUse, show]);

  const place = <ReservedSpace height={height} onNear={show} />;
  if (!due) return place;
  return (
    <Boundary>
      <Suspense fallback={place}>
        <Shown />
      </Suspense>
    </Boundary>
  );
}
