import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import * as css from './Frame.css.ts';
import { Main } from './Main.tsx';

export interface FrameProps extends ElementAttributes<HTMLDivElement> {
  /** Bars of the header, each on the dark surface; one of them stays while the page scrolls (NAV-23). */
  header?: ReactNode;
  /** A second row of a portrait tablet, a `NavStrip`, that leaves as the page scrolls. */
  strip?: ReactNode;
  /** What is live, on the dark surface that goes on under the header; without it the surface ends straight. */
  hero?: ReactNode;
  /** The session bar of a player: above all else, and in sight while the page scrolls. */
  session?: ReactNode;
  side?: ReactNode;
  footer?: ReactNode;
  /** The tab bar of a phone. */
  tabs?: ReactNode;
  /** Lets the main view reach the edges of the window. */
  bleed?: boolean;
  children: ReactNode;
}

/** The slots of a page. A route says which of them it has. */
export function Frame({
  header,
  strip,
  hero,
  session,
  side,
  footer,
  tabs,
  bleed,
  children,
  ...attributes
}: FrameProps) {
  return (
    <div {...attributes} className={css.frame}>
      <div className={css.stuck}>
        {session && <div className={css.session}>{session}</div>}
        {header && <header className={css.header}>{header}</header>}
      </div>
      {strip && <div className={css.strip}>{strip}</div>}
      {hero && (
        <DarkSurface curved>
          <Container>
            <div className={css.hero}>{hero}</div>
          </Container>
        </DarkSurface>
      )}
      {side}
      <div className={css.main}>
        <Main bleed={bleed}>{children}</Main>
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
      {tabs && (
        <>
          {tabs}
          <div className={css.tabs} />
        </>
      )}
    </div>
  );
}
