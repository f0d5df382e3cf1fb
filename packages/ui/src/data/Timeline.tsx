import { Check, Circle, CircleDot, type IconNode, X } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './Timeline.css.ts';

export type TimelineState = 'done' | 'current' | 'waiting' | 'failed';

export interface TimelineProps extends ElementAttributes<HTMLOListElement> {
  /** Name of the list, such as "Withdrawal W260314-88301". */
  label: string;
  steps: readonly {
    id: string;
    label: string;
    state: TimelineState;
    text?: string;
    /** ISO 8601 time for machines, null if unknown, and the formatted one. */
    time?: { iso: string | null; label: string };
  }[];
  /** State names, read aloud before the label. */
  words: Record<TimelineState, string>;
}

const marks: Record<TimelineState, IconNode> = { done: Check, current: CircleDot, waiting: Circle, failed: X };

/** Shows the steps of a money movement, from request to end. */
export function Timeline({ label, steps, words, ...attributes }: TimelineProps) {
  return (
    <ol aria-label={label} {...attributes} className={css.list}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={css.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark}>{icon(marks[step.state], 14)}</span>
          <div className={css.words}>
            <p className={css.label}>
              <span className={visuallyHidden}>{words[step.state]} </span>
              {step.label}
            </p>
            {step.time && (
              <time className={css.note} dateTime={step.time.iso ?? undefined}>
                <bdi>{step.time.label}</bdi>
              </time>
            )}
            {step.text && <p className={css.note}>{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
