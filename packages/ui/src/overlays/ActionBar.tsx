import type { ReactNode } from 'react';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** Buttons, and what belongs to them. */
  children: ReactNode;
}

/** The acts of a card or a row, in sight at the lower edge of the window while it is read. Its last part. */
export function ActionBar({ children }: ActionBarProps) {
  return <div className={bar}>{children}</div>;
}
