import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Deadline.css.ts';
import { DeadlineChip } from './DeadlineChip.tsx';

export interface DeadlineProps extends ElementAttributes<HTMLDivElement> {
  /** Event at the deadline, such as "Answer by". */
  label: string;
  /** Time in ISO 8601 for machines, and formatted. */
  time: { iso: string; label: string };
  /** Time left, such as "5 days 23 h left". */
  left?: string;
  tone?: 'warning';
}

/** Shows a deadline and the time left. Does not count down by itself. */
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
