import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Split.css.ts';

export interface SplitProps extends ElementAttributes<HTMLDivElement> {
  /** Stands beside the content where there is room for both. */
  aside?: ReactNode;
  /**
   * `under`: a wider column, which stands under the content where it does not fit beside it, instead of going away. `within`: a narrow one
   * that does so, by the room of the place it stands in and not of the window: in a dialog. `below`: a narrow one that stands under the
   * content where it does not fit beside it, and goes away on a phone.
   */
  fold?: 'away' | 'under' | 'within' | 'below';
  /** Which side of the content a column that folds `within` its place stands at where there is room for both; `end` when left out. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Content with a column beside it: a narrow one that goes away where it does not fit, or one that is needed and then stands below. */
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
