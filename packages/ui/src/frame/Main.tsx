import type { ReactNode } from 'react';
import * as css from './Main.css.ts';

export interface MainProps {
  /** Lets the content reach the edges of the window, as a game does. */
  bleed?: boolean;
  children: ReactNode;
}

/** The main view: sections in the rhythm of the page. `SkipLink` and a change of route move the focus here. */
export function Main({ bleed = false, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={css.main} data-bleed={bleed || undefined}>
      {children}
    </main>
  );
}
