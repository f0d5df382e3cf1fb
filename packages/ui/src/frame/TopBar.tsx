import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import * as css from './TopBar.css.ts';

export interface TopBarProps {
  /** Tools of the page: language, theme, help. */
  start: ReactNode;
  /** The visitor's own corner: a login form, or wallet and account. */
  end: ReactNode;
}

/** The first bar of the header at a desk; a phone has `MobileHeader` instead. */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <div className={css.bar}>
      <Container>
        <div className={css.row}>
          <div className={css.start}>{start}</div>
          <div className={css.end}>{end}</div>
        </div>
      </Container>
    </div>
  );
}
