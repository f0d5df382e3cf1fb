import type { ReactNode } from 'react';
import * as css from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
}

/** Holds content to the width of the page, with the margins of a phone or a desk. */
export function Container({ children }: ContainerProps) {
  return <div className={css.wrap}>{children}</div>;
}
