import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Container.css.ts';

export interface ContainerProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Holds content to the width of the page, with the margins of a phone or a desk. */
export function Container({ children, ...attributes }: ContainerProps) {
  return (
    <div {...attributes} className={css.wrap}>
      {children}
    </div>
  );
}
