import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Load } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { TreeGridRegion, type TreeGridRegionProps } from './TreeGridRegion.tsx';

export interface TreeGridProps<Data> extends TreeGridRegionProps<Data> {
  load: Load;
}

/**
 * A tree whose rows have figures to be compared, on any number of levels. Ten thousand rows cost about as much as a
 * screen of them, and the ancestors of what is in sight stay in sight.
 */
export function TreeGrid<Data>({ load, ...region }: TreeGridProps<Data>) {
  const waiting = load.kind === 'loading' || region.rows.some(({ state }) => state === 'loading');
  return (
    <>
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={8} />}>
        <TreeGridRegion {...region} />
      </LoadFrame>
      <VisuallyHidden live>{waiting && region.words.loading}</VisuallyHidden>
    </>
  );
}
