import type { ReactNode } from 'react';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LimitRow.css.ts';

export interface LimitRowProps extends ElementAttributes<HTMLLIElement> {
  /** Kind of limit and its period. */
  title: string;
  /** `value` from 0 to 1 for the bar; `text` gives the figures. */
  progress: { value: number; text: string };
  /** Formatted remainder. */
  left: string;
  /** Time of the next reset. */
  resets: string;
  /** Scheduled change, with actions to cancel it. */
  pending?: { text: string; actions: ReactNode };
  actions: ReactNode;
}

/** Shows a player's own limit and its current use, as an item of `RowList`. */
export function LimitRow({ title, progress, left, resets, pending, actions, ...attributes }: LimitRowProps) {
  return (
    <li {...attributes} className={css.limit}>
      <div className={css.head}>
        <h4 className={css.title}>{title}</h4>
        <bdi translate="no" className={css.left}>
          {left}
        </bdi>
      </div>
      <Progress label={`${title}: ${progress.text}`} value={progress.value} />
      <div className={css.facts}>
        <bdi>{progress.text}</bdi>
        <bdi>{resets}</bdi>
      </div>
      {pending && (
        <div className={css.pending}>
          <span className={css.pendingWords}>{pending.text}</span>
          {pending.actions}
        </div>
      )}
      <div className={css.actions}>{actions}</div>
    </li>
  );
}
