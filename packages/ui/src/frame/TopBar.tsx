import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import * as css from './TopBar.css.ts';

export interface TopBarProps extends ElementAttributes<HTMLDivElement> {
  /** Tools of the page: language, theme, help. */
  start: ReactNode;
  /** The visitor's own corner: a login form, or wallet and account. */
  end: ReactNode;
}

/** The first bar of the header at a desk; a phone has `MobileHeader` instead. */
export function TopBar({ start, end, ...attributes }: TopBarProps) {
  return (
    <div {...attributes} className={css.bar}>
      <Container>
        <div className={css.row}>
          <div className={css.start}>{start}</div>
          <div className={css.end}>{end}</div>
        </div>
      </Container>
    </div>
  );
}
