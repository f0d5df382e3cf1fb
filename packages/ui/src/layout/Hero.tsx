import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends ElementAttributes<HTMLDivElement> {
  /** The main part: a banner. */
  children: ReactNode;
  /** What rises beside it; under it on a phone, in columns under it on a tablet. */
  aside?: ReactNode;
  /** One line across; between the two on a phone. */
  footer?: ReactNode;
}

/** The live part of a front page, on a dark surface: the aside's foot ends where the banner's does; without an aside, the banner is as wide as the page. */
export function Hero({ children, aside, footer, ...attributes }: HeroProps) {
  return (
    <div {...attributes} className={css.hero} data-aside={aside ? '' : undefined}>
      <div className={css.show}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
