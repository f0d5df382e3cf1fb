import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './MobileHeader.css.ts';

export interface MobileHeaderProps extends ElementAttributes<HTMLDivElement> {
  logo: ReactNode;
  /** Opens the drawer. */
  start?: ReactNode;
  /** What a player has, before the search. */
  sum?: ReactNode;
  /** The way to the search, which the narrowest screens leave to the drawer. */
  search?: ReactNode;
  /** Log in and register, or customer service. */
  end: ReactNode;
}

/** The whole header of a phone. What it leaves out is in the drawer and the tab bar. */
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
