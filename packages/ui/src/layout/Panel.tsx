'use client';

import type { IconNode } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Panel.css.ts';

export interface PanelProps extends ElementAttributes {
  /** `ruled`: a line under the header, and content up to the edges, such as a table or rows. */
  kind?: 'ruled';
  /** Heading and accessible name of the panel. */
  title?: string;
  /** Heading level: 3 under a page heading of level 2. */
  level?: 2 | 3 | 4;
  icon?: IconNode;
  /** Badge, count or short text after the title. */
  marks?: ReactNode;
  /** Content at the end of the header. */
  actions?: ReactNode;
  /** Replacement of a pressed control: the title takes the focus. */
  focused?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** Groups related content on a card under its title. */
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
