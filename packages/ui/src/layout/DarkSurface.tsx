import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './DarkSurface.css.ts';

export interface DarkSurfaceProps extends ElementAttributes<HTMLDivElement> {
  /** Lower edge as the brand's table rail: a curve with a metal line. */
  curved?: boolean;
  children: ReactNode;
}

/** Shows a band in the brand's dark colour for live content. Text to read or decide on belongs on the page. */
export function DarkSurface({ curved = false, children, ...attributes }: DarkSurfaceProps) {
  return (
    <div {...attributes} className={css.surface} data-curved={curved || undefined}>
      {children}
    </div>
  );
}
