import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Split.css.ts';

export interface SplitProps extends ElementAttributes<HTMLDivElement> {
  /** Side column, beside the content if both fit. */
  aside?: ReactNode;
  /**
   * Behaviour of the side column when both do not fit. `under`: wider, moves below instead of disappearing. `within`:
   * narrow, moves below by the container's width, not the window's, as in a dialog. `below`: narrow, moves below, and
   * disappears on phones.
   */
  fold?: 'away' | 'under' | 'within' | 'below';
  /** Side of a `within` column; defaults to `end`. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Shows content with a side column that disappears or moves below when both do not fit. */
export function Split({ aside, fold = 'away', side = 'end', children, ...attributes }: SplitProps) {
  const within = fold === 'within';
  const split = (
    <div {...(!within && attributes)} className={aside ? css.split : undefined} data-fold={fold} data-side={side}>
      <div className={css.main}>{children}</div>
      {aside && (
        <div className={css.aside} data-fold={fold}>
          {aside}
        </div>
      )}
    </div>
  );
  if (!within) return split;
  return (
    <div {...attributes} className={css.place}>
      {split}
    </div>
  );
}
