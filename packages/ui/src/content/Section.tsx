'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { useScrollEnds } from '../internal/useScrollEnds.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends ElementAttributes {
  title: string;
  seeAll?: { label: string; href: string };
  /** Names of the two arrows; required with `scroll`. */
  words?: { previous: string; next: string };
  /** Sideways scrolling row: arrows move it by a page, touch drags it. */
  scroll?: boolean;
  children: ReactNode;
}

/** Shows content under a heading. Arrows appear only on overflow. */
export function Section({ title, seeAll, words, scroll = false, children, ...attributes }: SectionProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { measured, overflows, atStart, atEnd, turn } = useScrollEnds(row, scroll);

  return (
    <section aria-labelledby={id} {...attributes} className={styles.section} data-part="section">
      <div className={styles.head} data-measuring={(scroll && !measured) || undefined}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {seeAll && <Link href={seeAll.href}>{seeAll.label}</Link>}
        {words && scroll && (overflows || !measured) && (
          <div className={styles.arrows}>
            <IconButton
              label={words.previous}
              icon={ChevronLeft}
              kind="outline"
              size="sm"
              flip
              disabled={atStart}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={words.next}
              icon={ChevronRight}
              kind="outline"
              size="sm"
              flip
              disabled={atEnd}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <div ref={row} className={styles.row} data-scroll={scroll || undefined}>
        {children}
      </div>
    </section>
  );
}
