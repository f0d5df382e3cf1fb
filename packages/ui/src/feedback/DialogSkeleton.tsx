import { layer, modal, scrim } from '../internal/Modal.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './DialogSkeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

export interface DialogSkeletonProps extends ElementAttributes<HTMLDivElement> {
  /** Size of the coming dialog. */
  size?: 400 | 'search';
}

/** Darkens the page and holds the place of a dialog that is still loading. */
export function DialogSkeleton({ size = 400, ...attributes }: DialogSkeletonProps) {
  return (
    <div aria-busy {...attributes} className={layer} data-state="open">
      <div className={scrim} />
      <div className={`${modal} ${css.box}`} data-size={size}>
        <Skeleton shape="controls" />
        <Skeleton shape="row" count={5} />
      </div>
    </div>
  );
}
