import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Container.css.ts';

export interface ContainerProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Limits content to the page width, with responsive margins. */
export function Container({ children, ...attributes }: ContainerProps) {
  return (
    <div {...attributes} className={css.wrap}>
      {children}
    </div>
  );
}
