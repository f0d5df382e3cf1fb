import type { ReactNode } from 'react';
import * as css from './Split.css.ts';

export interface SplitProps {
  /** Stands beside the content where there is room for both. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Content with a narrow column beside it, which goes away where it does not fit. */
export function Split({ aside, children }: SplitProps) {
  return (
    <div className={aside ? css.split : undefined}>
      <div className={css.main}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
