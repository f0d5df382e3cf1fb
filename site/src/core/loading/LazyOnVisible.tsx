import { ReservedSpace } from '@baize/ui';
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useHasInteracted } from '../browser/useHasInteracted.ts';
import { Boundary } from './Boundary.tsx';
import type { LazyPart } from './chunks.ts';

interface LazyOnVisibleProps {
  part: LazyPart;
  height: number;
  /** Placeholders of the part's sections. */
  skeleton?: ReactNode;
}

/**
 * Loads a part far down the page as it nears the viewport, or after the first interaction so that headings and
 * landmarks are complete.
 */
export function LazyOnVisible({ part: { component: Shown, preload }, height, skeleton }: LazyOnVisibleProps) {
  const [due, setDue] = useState(false);
  const inUse = useHasInteracted();
  const show = useCallback(() => {
    preload();
    startTransition(() => setDue(true));
  }, [preload]);

  useEffect(() => {
    if (inUse) show();
  }, [inUse, show]);

  const place = (
    <ReservedSpace height={height} onNear={show}>
      {skeleton}
    </ReservedSpace>
  );
  if (!due) return place;
  return (
    <Boundary>
      <Suspense fallback={place}>
        <Shown />
      </Suspense>
    </Boundary>
  );
}
