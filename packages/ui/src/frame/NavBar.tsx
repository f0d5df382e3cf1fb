'use client';

import { type ReactNode, Suspense } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { usePassed } from './internal/usePassed.ts';
import * as css from './NavBar.css.ts';
import { NavRow, type NavRowProps } from './NavRow.tsx';

export interface NavBarProps extends Omit<NavRowProps, 'scrolled'>, ElementAttributes<HTMLDivElement> {
  /** End of the row on a scrolled page, with the first bar's content; mounted at the first scroll. */
  scrolledEnd?: ReactNode;
}

/**
 * Shows the navigation, the second header bar on desktops. It sticks; beyond the first bar another row with the whole
 * header in one line replaces it (NAV-23). Rows in keyboard use or with an open drop-down remain.
 */
export function NavBar(props: NavBarProps) {
  const { label, logo, items, menu, words, end, scrolledEnd, ...attributes } = props;
  const [everPassed, start] = usePassed();
  return (
    <>
      <div ref={start} className={css.start} />
      <div {...attributes} className={css.bar} data-part="navBar">
        <div className={css.edge} />
        <div className={css.first}>
          <Container>
            <NavRow {...props} end={end && <div className={css.end}>{end}</div>} />
          </Container>
        </div>
        {everPassed && scrolledEnd && (
          <Suspense>
            <div className={css.scrolled}>
              <Container>
                <NavRow {...props} scrolled end={<div className={css.corner}>{scrolledEnd}</div>} />
              </Container>
            </div>
          </Suspense>
        )}
      </div>
    </>
  );
}
