import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps extends ElementAttributes<HTMLDivElement> {
  /** Buttons, and what belongs to them. */
  children: ReactNode;
}

/** The actions of a page within an `AccountDialog`, at its lower edge while it scrolls. It is the last part of the page. */
export function ActionBar({ children, ...attributes }: ActionBarProps) {
  return (
    <div {...attributes} className={bar}>
      {children}
    </div>
  );
}
