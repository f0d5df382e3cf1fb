import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Main.css.ts';

export interface MainProps extends ElementAttributes {
  /** Lets the content reach the edges of the window, as a game does. */
  bleed?: boolean;
  children: ReactNode;
}

/** The main view: sections in the rhythm of the page. `SkipLink` and a change of route move the focus here. */
export function Main({ bleed = false, children, ...attributes }: MainProps) {
  return (
    <main id="main" {...attributes} tabIndex={-1} className={css.main} data-bleed={bleed || undefined}>
      {children}
    </main>
  );
}
