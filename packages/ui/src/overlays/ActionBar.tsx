import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Shows the actions of a page in an `AccountDialog`, sticky at its lower edge. Must be the last part of the page. */
export function ActionBar({ children, ...attributes }: ActionBarProps) {
  return (
    <div {...attributes} className={bar}>
      {children}
    </div>
  );
}
