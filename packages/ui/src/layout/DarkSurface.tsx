import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './DarkSurface.css.ts';

export interface DarkSurfaceProps extends ElementAttributes<HTMLDivElement> {
  /** Ends in the rail of the table: the brand's curve with its metal line. */
  curved?: boolean;
  children: ReactNode;
}

/** A band in the brand's dark colour. It carries what is live; whatever a person must read or decide belongs on the page. */
export function DarkSurface({ curved = false, children, ...attributes }: DarkSurfaceProps) {
  return (
    <div {...attributes} className={css.surface} data-curved={curved || undefined}>
      {children}
    </div>
  );
}
