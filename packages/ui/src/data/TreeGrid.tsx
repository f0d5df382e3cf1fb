import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Load } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { TreeGridRegion, type TreeGridRegionProps } from './TreeGridRegion.tsx';

export interface TreeGridProps<Data> extends TreeGridRegionProps<Data> {
  load: Load;
}

/**
 * Shows a tree of any depth with columns of figures. Virtualised, so ten thousand rows cost about one screenful;
 * ancestors of the visible rows stick.
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
