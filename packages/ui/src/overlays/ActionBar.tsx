import type { ReactNode } from 'react';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** Buttons, and what belongs to them. */
  children: ReactNode;
}

/** The actions of a page within an `AccountDialog`, at its lower edge while it scrolls. It is the last part of the page. */
export function ActionBar({ children }: ActionBarProps) {
  return <div className={bar}>{children}</div>;
}
