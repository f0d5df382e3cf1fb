import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends ElementAttributes<HTMLDivElement> {
  /**
   * Layouts. `portrait`: six 3:4 cards; `lobby`: as a `GameGrid` beside a column; `wide`: four 8:5 cards; `thirds`:
   * three panels, two on tablets; `halves`: two panels, one on tablets; `panels`: three related panels, stacked or in
   * one row; `tiers`: six narrow panels, three on tablets; `tiles`: four figures; `triples`: three figures; `fields`:
   * two form fields, one on phones. On phones, `tiers` and figures have two columns.
   */
  columns:
    | 'portrait'
    | 'lobby'
    | 'wide'
    | 'tables'
    | 'thirds'
    | 'halves'
    | 'panels'
    | 'tiers'
    | 'tiles'
    | 'triples'
    | 'fields';
  children: ReactNode;
}

/** Arranges cards and panels in the page's columns. */
export function Grid({ columns, children, ...attributes }: GridProps) {
  return (
    <div {...attributes} className={grid} data-columns={columns}>
      {children}
    </div>
  );
}
