'use client';

import type { IconNode } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Panel.css.ts';

export interface PanelProps extends ElementAttributes {
  /** `ruled`: a line under the head, and what is inside reaches the edges, such as a table or rows. */
  kind?: 'ruled';
  /** Heads the panel and names it. */
  title?: string;
  /** Of the title: the third within a page whose head is the second. */
  level?: 2 | 3 | 4;
  /** Stands before the title. */
  icon?: IconNode;
  /** Follow the title: a badge, a count, a few words. */
  marks?: ReactNode;
  /** Stands at the end of the head. */
  actions?: ReactNode;
  /** Comes in place of what was pressed: the title takes the focus. */
  focused?: boolean;
  /** Stands below the rest, such as a note. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A card of its own within a page: what belongs together, under its title. */
export function Panel({
  kind,
  title,
  level = 3,
  icon: node,
  marks,
  actions,
  focused = false,
  footer,
  children,
  ...attributes
}: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={title ? id : undefined} {...attributes} className={css.panel} data-kind={kind}>
      {title && (
        <div className={css.head}>
          <div className={css.start}>
            {node && <span className={css.mark}>{icon(node, 18)}</span>}
            <Heading ref={heading} className={css.title} id={id} tabIndex={focused ? -1 : undefined}>
              {title}
            </Heading>
            {marks}
          </div>
          {actions}
        </div>
      )}
      {children}
      {footer && <div className={css.foot}>{footer}</div>}
    </section>
  );
}
