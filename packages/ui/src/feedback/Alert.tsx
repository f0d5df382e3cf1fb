'use client';

import { CircleCheck, Info, TriangleAlert } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Alert.css.ts';

export interface AlertProps extends ElementAttributes<HTMLDivElement> {
  tone: 'warning' | 'info' | 'positive';
  /** `panel` within a card or form; `page` spans the page. */
  kind?: 'page' | 'panel';
  action?: { label: string; onClick: () => void };
  children: string;
}

const icons = { warning: TriangleAlert, info: Info, positive: CircleCheck };

/** Shows what a person must know before acting: one line across the page, or a few within a panel. */
export function Alert({ tone, kind = 'page', action, children, ...attributes }: AlertProps) {
  return (
    <div {...attributes} className={css.alert} data-tone={tone} data-kind={kind} role="status">
      {icon(icons[tone], 18)}
      <span className={css.words}>{children}</span>
      {action && (
        <button type="button" className={css.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
