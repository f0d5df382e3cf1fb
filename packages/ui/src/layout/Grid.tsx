import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends ElementAttributes<HTMLDivElement> {
  /**
   * `portrait`: six 3:4 cards a row at full width; `lobby`: the same as a `GameGrid` beside a column; `wide`: four 8:5 cards; `thirds`:
   * three panels, two on a tablet; `halves`: two panels, one on a tablet; `panels`: three that belong together, one below the other until there is room for all; `tiers`: six narrow panels, three on a tablet; `tiles`: four
   * figures; `triples`: three figures. Panels of `tiers` and figures are two a row on a phone; `fields`: two fields of a form, one on
   * a phone.
   */
  columns: 'portrait' | 'lobby' | 'wide' | 'thirds' | 'halves' | 'panels' | 'tiers' | 'tiles' | 'triples' | 'fields';
  children: ReactNode;
}

/** The page's columns for cards and panels. */
export function Grid({ columns, children, ...attributes }: GridProps) {
  return (
    <div {...attributes} className={grid} data-columns={columns}>
      {children}
    </div>
  );
}
