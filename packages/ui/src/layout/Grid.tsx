import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** `portrait`: six 3:4 cards a row at full width; `wide`: four 8:5 cards; `thirds`: three panels; `tiers`: as many narrow panels as fit. */
  columns: 'portrait' | 'wide' | 'thirds' | 'tiers';
  children: ReactNode;
}

/** The page's columns for cards and panels. */
export function Grid({ columns, children }: GridProps) {
  return (
    <div className={grid} data-columns={columns}>
      {children}
    </div>
  );
}
