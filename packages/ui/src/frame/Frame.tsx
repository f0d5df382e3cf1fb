import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Frame.css.ts';
import { Main } from './Main.tsx';

export interface FrameProps extends ElementAttributes<HTMLDivElement> {
  /** Header bars, each on the dark surface; one sticks while scrolling (NAV-23). */
  header?: ReactNode;
  /** `NavStrip` of a portrait tablet, which scrolls away. */
  strip?: ReactNode;
  /** Live content on the dark surface below the header; without it the surface ends straight. */
  hero?: ReactNode;
  /** Session bar of a player, sticky at the very top. */
  session?: ReactNode;
  side?: ReactNode;
  footer?: ReactNode;
  tabs?: ReactNode;
  /** Content up to the window edges. */
  bleed?: boolean;
  children: ReactNode;
}

/** Lays out the slots of a page, chosen by its route. */
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
      {side}
      <Main hero={hero} bleed={bleed}>
        {children}
      </Main>
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
