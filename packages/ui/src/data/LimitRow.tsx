import type { ReactNode } from 'react';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LimitRow.css.ts';

export interface LimitRowProps extends ElementAttributes<HTMLLIElement> {
  /** What is limited, and over which time. */
  title: string;
  /** `value` from 0 to 1, for the bar; `text` says it in figures. */
  progress: { value: number; text: string };
  /** What is left, as it is to be read. */
  left: string;
  /** When it begins anew. */
  resets: string;
  /** What is to take its place later, and the way to keep it as it is. */
  pending?: { text: string; actions: ReactNode };
  /** What can be done with it. */
  actions: ReactNode;
}

/** A limit that a person set for themselves, with where it stands, as an item of `RowList`. */
export function LimitRow({ title, progress, left, resets, pending, actions, ...attributes }: LimitRowProps) {
  return (
    <li {...attributes} className={css.limit}>
      <div className={css.head}>
        <h4 className={css.title}>{title}</h4>
        <bdi className={css.left}>{left}</bdi>
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
