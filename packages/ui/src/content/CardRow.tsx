'use client';

import { Children, type ReactNode } from 'react';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { endStagger } from '../internal/stagger.ts';
import type { ElementAttributes, Load } from '../internal/types.ts';
import * as styles from './CardRow.css.ts';
import { Section, type SectionProps } from './Section.tsx';

export type CardShape = 'portrait' | 'wide' | 'draw' | 'promotion';

export interface CardRowProps extends Pick<SectionProps, 'title' | 'seeAll' | 'words'>, ElementAttributes {
  shape: CardShape;
  /** Phone layout: scrolled sideways or in columns. */
  phone?: 'scroll' | 'columns';
  load: Load;
  /** Expected number of cards if below four; a row in columns then has three. */
  count?: number;
  /** Placeholder shape, if its cards differ in height from most of that shape. */
  blank?: 'draws' | 'room';
  children: ReactNode;
}

/** Shows one row of cards under its heading, with placeholders while loading. */
export function CardRow({
  title,
  seeAll,
  words,
  shape,
  phone = shape === 'draw' ? 'columns' : 'scroll',
  load,
  count,
  blank,
  children,
  ...attributes
}: CardRowProps) {
  const list = {
    className: styles.cards,
    'data-shape': shape,
    'data-phone': phone,
    'data-few': count && count < 4 ? '' : undefined,
  };

  return (
    <Section {...attributes} title={title} seeAll={seeAll} words={words} scroll>
      <LoadFrame
        load={load}
        skeleton={<CardRowSkeleton shape={shape} count={count} blank={blank ?? shape} {...list} />}
      >
        <ul {...list} data-stagger="" onAnimationEnd={endStagger}>
          {Children.map(children, (card) => (
            <li className={styles.item}>{card}</li>
          ))}
        </ul>
      </LoadFrame>
    </Section>
  );
}

interface CardRowSkeletonProps {
  shape: CardShape;
  count: number | undefined;
  blank: NonNullable<CardRowProps['blank']> | CardShape;
  className: string;
}

function CardRowSkeleton({ shape, count, blank, ...list }: CardRowSkeletonProps) {
  return (
    <div {...list} data-shape={shape} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count ?? styles.perLargeRow[shape]).map((place, index) => (
        <div key={place} className={index < styles.perRow[shape] ? styles.item : `${styles.item} ${styles.surplus}`}>
          <div className={styles.blank} data-shape={blank} />
        </div>
      ))}
    </div>
  );
}
