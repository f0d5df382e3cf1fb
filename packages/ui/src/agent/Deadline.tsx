import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Deadline.css.ts';
import { DeadlineChip } from './DeadlineChip.tsx';

export interface DeadlineProps extends ElementAttributes<HTMLDivElement> {
  /** What ends then, such as "Answer by". */
  label: string;
  /** ISO 8601 for machines, and as it is to be read. */
  time: { iso: string; label: string };
  /** What is left, such as "5 days 23 h left". */
  left?: string;
  /** `warning` when it is near. */
  tone?: 'warning';
}

/** Until when something has to be done, and what is left of the time. It does not count by itself. */
export function Deadline({ label, time, left, tone, ...attributes }: DeadlineProps) {
  return (
    <div {...attributes} className={css.deadline}>
      <p className={css.words}>
        <span className={css.label}>{label}</span>{' '}
        <time className={css.time} dateTime={time.iso} data-tone={tone}>
          <bdi>{time.label}</bdi>
        </time>
      </p>
      {left && <DeadlineChip text={left} tone={tone} />}
    </div>
  );
}
