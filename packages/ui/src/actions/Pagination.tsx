'use client';

import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import type { MouseEvent } from 'react';
import { icon } from '../internal/icon.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import { Anchor } from '../internal/LinkProvider.tsx';
import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './Pagination.css.ts';
import { pagesShown } from './pagesShown.ts';

export interface PaginationProps extends ElementAttributes {
  label: string;
  /** Selected page, from 1. */
  selected: number;
  /** Pages in all; null if nobody knows, and then `more` says whether another one follows. */
  total: number | null;
  more?: boolean | null;
  hrefOf: (page: number) => string;
  onSelect: (page: number) => void;
  /** Page loading; no other can be chosen. */
  busy?: boolean;
  words: {
    previous: string;
    next: string;
    page: (page: number) => string;
    /** Position shown on a phone, such as "3 of 12". */
    position: (current: number, total: number) => string;
  };
}

/** Shows the pages of a list, each with its own link; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, selected, total, more, hrefOf, onSelect, busy, words, ...attributes } = props;
  const last = total ?? (more ? selected + 1 : selected);
  if (last <= 1) return null;

  const choose = (event: MouseEvent, page: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!busy && page !== selected) onSelect(page);
  };
  const turn = (page: number, name: string, node: IconNode) => (
    <Turn
      href={page < 1 || page > last ? undefined : hrefOf(page)}
      label={name}
      node={node}
      onClick={(event) => choose(event, page)}
    />
  );

  return (
    <nav aria-label={label} aria-busy={busy || undefined} {...attributes} className={styles.pagination}>
      {turn(selected - 1, words.previous, ChevronLeft)}
      <ul className={styles.pages}>
        {(total === null ? [selected] : pagesShown(selected, total)).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Anchor
                className={styles.page}
                href={hrefOf(slot)}
                aria-label={words.page(slot)}
                aria-current={slot === selected ? 'page' : undefined}
                onClick={(event) => choose(event, slot)}
              >
                {busy && slot === selected ? <span className={spinner} aria-hidden /> : slot}
              </Anchor>
            ) : (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            )}
          </li>
        ))}
      </ul>
      <bdi className={styles.position}>{total === null ? words.page(selected) : words.position(selected, total)}</bdi>
      {turn(selected + 1, words.next, ChevronRight)}
    </nav>
  );
}

interface TurnProps {
  /** Undefined at either end: the link remains, so that it keeps the focus. */
  href: string | undefined;
  label: string;
  node: IconNode;
  onClick: (event: MouseEvent) => void;
}

function Turn({ href, label, node, onClick }: TurnProps) {
  const ended = href === undefined;
  return (
    <Anchor
      className={styles.page}
      href={href}
      role={ended ? 'link' : undefined}
      aria-disabled={ended || undefined}
      aria-label={label}
      tabIndex={ended ? -1 : undefined}
      onClick={ended ? undefined : onClick}
    >
      {icon(node, 18, { flip: true })}
    </Anchor>
  );
}
