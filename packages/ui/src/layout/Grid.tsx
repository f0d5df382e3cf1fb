import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** `portrait`: six 3:4 cards a row at full width; `wide`: four 8:5 cards; `thirds`: three panels; `tiers`: as many narrow panels as fit; `tiles`: four figures, two on a phone. */
  columns: 'portrait' | 'wide' | 'thirds' | 'tiers' | 'tiles';
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
