import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './MobileHeader.css.ts';

export interface MobileHeaderProps extends ElementAttributes<HTMLDivElement> {
  logo: ReactNode;
  /** Button that opens the drawer. */
  start?: ReactNode;
  /** Balance, before the search. */
  sum?: ReactNode;
  /** Search button, left to the drawer on the narrowest screens. */
  search?: ReactNode;
  /** Login and registration, or customer service. */
  end: ReactNode;
}

/** Shows the phone header. The rest is in the drawer and the tab bar. */
export function MobileHeader({ logo, start, sum, search, end, ...attributes }: MobileHeaderProps) {
  return (
    <div {...attributes} className={css.bar}>
      {start && <div className={css.start}>{start}</div>}
      <div className={css.logo}>{logo}</div>
      {sum && <div className={css.sum}>{sum}</div>}
      {search && <div className={css.search}>{search}</div>}
      <div className={css.end}>{end}</div>
    </div>
  );
}
