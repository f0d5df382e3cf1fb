import type { ReactNode } from 'react';
import * as css from './Split.css.ts';

export interface SplitProps {
  /** Stands beside the content where there is room for both. */
  aside?: ReactNode;
  /** `under`: a wider column, which stands under the content where it does not fit beside it, instead of going away. */
  fold?: 'away' | 'under';
  children: ReactNode;
}

/** Content with a column beside it: a narrow one that goes away where it does not fit, or one that is needed and then stands below. */
export function Split({ aside, fold = 'away', children }: SplitProps) {
  return (
    <div className={aside ? css.split : undefined} data-fold={fold}>
      <div className={css.main}>{children}</div>
      {aside && (
        <div className={css.aside} data-fold={fold}>
          {aside}
        </div>
      )}
    </div>
  );
}
