import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';
import { Main } from './Main.tsx';
import { Stage } from './Stage.tsx';
import { Wrap } from './Wrap.tsx';

export interface FrameProps {
  /** Bars of the header; they stand on the cloth. */
  header?: ReactNode;
  /** What is live, on the cloth under the header; without it the cloth ends straight. */
  banner?: ReactNode;
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
export function Frame({ header, banner, session, side, footer, tabs, bleed, children }: FrameProps) {
  return (
    <div className={css.frame}>
      {session && <div className={css.session}>{session}</div>}
      {(header || banner) && (
        <div className={css.top}>
          <Stage edge={Boolean(banner)}>
            {header && <header>{header}</header>}
            {banner && (
              <Wrap>
                <div className={css.banner}>{banner}</div>
              </Wrap>
            )}
          </Stage>
        </div>
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
