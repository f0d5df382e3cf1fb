import type { ReactNode } from 'react';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** `page` ends the page of an `AccountDialog`, from edge to edge; `panel` ends a card or a row. */
  kind: 'page' | 'panel';
  /** Buttons, and what belongs to them. */
  children: ReactNode;
}

/** The acts of a page, in sight at its lower edge while it scrolls. The last part of what it ends. */
export function ActionBar({ kind, children }: ActionBarProps) {
  return (
    <div className={bar} data-kind={kind}>
      {children}
    </div>
  );
}
