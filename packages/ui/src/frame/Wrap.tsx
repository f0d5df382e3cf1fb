import type { ReactNode } from 'react';
import * as css from './Wrap.css.ts';

export interface WrapProps {
  children: ReactNode;
}

/** Holds content to the width of the page, with the margins of a phone or a desk. */
export function Wrap({ children }: WrapProps) {
  return <div className={css.wrap}>{children}</div>;
}
