import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import * as css from './TopBar.css.ts';

export interface TopBarProps extends ElementAttributes<HTMLDivElement> {
  start: ReactNode;
  /** Login form, or wallet and account. */
  end: ReactNode;
}

/** Shows the first header bar on desktops; phones have `MobileHeader`. */
export function TopBar({ start, end, ...attributes }: TopBarProps) {
  return (
    <div {...attributes} className={css.bar} data-part="topBar">
      <Container>
        <div className={css.row}>
          <div className={css.start}>{start}</div>
          <div className={css.end}>{end}</div>
        </div>
      </Container>
    </div>
  );
}
