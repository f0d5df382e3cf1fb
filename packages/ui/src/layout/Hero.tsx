import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
  /** Content beside the banner; below it on phones, in columns below it on tablets. */
  aside?: ReactNode;
  /** Full-width line; between banner and aside on phones. */
  footer?: ReactNode;
}

/**
 * Shows the live part of a front page on a dark surface, with banner and aside ending together. Without an aside the
 * banner spans the page.
 */
export function Hero({ children, aside, footer, ...attributes }: HeroProps) {
  return (
    <div {...attributes} className={css.hero} data-aside={aside ? '' : undefined}>
      <div className={css.show}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
