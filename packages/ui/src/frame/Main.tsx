import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import * as css from './Main.css.ts';

export interface MainProps extends ElementAttributes {
  /** Live content on the dark surface at the top; without it the page above ends straight. */
  hero?: ReactNode;
  /** Content up to the window edges, as for a game. */
  bleed?: boolean;
  children: ReactNode;
}

/** Renders the main view with its hero and the spacing of its sections. `SkipLink` and route changes focus it. */
export function Main({ hero, bleed = false, children, ...attributes }: MainProps) {
  return (
    <main id="main" {...attributes} tabIndex={-1} className={css.main}>
      {hero && (
        <DarkSurface curved>
          <Container>
            <div className={css.hero}>{hero}</div>
          </Container>
        </DarkSurface>
      )}
      <div className={css.content} data-bleed={bleed || undefined}>
        {children}
      </div>
    </main>
  );
}
