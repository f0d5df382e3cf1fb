'use client';

import { type ReactNode, Suspense } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { usePassed } from './internal/usePassed.ts';
import * as css from './NavBar.css.ts';
import { NavRow, type NavRowProps } from './NavRow.tsx';

export interface NavBarProps extends Omit<NavRowProps, 'scrolled'>, ElementAttributes<HTMLDivElement> {
  /** Stands at the end instead once the page is scrolled, with what the first bar had; rendered from the first time on. */
  scrolledEnd?: ReactNode;
}

/**
 * The second bar of the header on desktops: the navigation. It stays while the page scrolls; past the first bar another row takes its place, which is
 * the whole header in one line (NAV-23). A row in use by the keyboard, or with a drop-down open, stays as long.
 */
export function NavBar(props: NavBarProps) {
  const { label, logo, items, menu, words, end, scrolledEnd, ...attributes } = props;
  const [everPassed, start] = usePassed();
  return (
    <>
      <div ref={start} className={css.start} />
      <div {...attributes} className={css.bar}>
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
