'use client';

import type { IconNode } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon as draw } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './TaskCard.css.ts';

export interface TaskCardProps extends ElementAttributes {
  title: string;
  /** Reason to do it, in a sentence or two. */
  text: string;
  icon: IconNode;
  /** A `Badge` with the state or expectation. */
  badge?: ReactNode;
  /** Details on their own background: a list of facts, a choice. */
  children?: ReactNode;
  /** Button at the end of the card. */
  footer: ReactNode;
}

/** Shows one pending task with everything needed to do it. */
export function TaskCard({ title, text, icon, badge, children, footer, ...attributes }: TaskCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...attributes} className={css.card}>
      <div className={css.top}>
        <span className={css.mark}>{draw(icon, 20)}</span>
        {badge}
      </div>
      <div className={css.words}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <p className={css.about}>{text}</p>
      </div>
      {children && <div className={css.body}>{children}</div>}
      <div className={css.foot}>{footer}</div>
    </section>
  );
}
