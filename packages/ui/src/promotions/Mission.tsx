'use client';

import { Check, Circle, type IconNode } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { StatusBadge, type StatusBadgeProps } from '../data/StatusBadge.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './Mission.css.ts';

export interface MissionProps extends ElementAttributes<HTMLLIElement> {
  icon: IconNode;
  title: string;
  /** Deadline, or the reason it is locked. */
  note?: string;
  /** Formatted reward with its currency or unit. */
  reward: string;
  /** Progress, with figures such as "32 / 50" in `text`. */
  progress?: { label: string; value: number; max: number; text: string };
  /** Separate parts of the mission, each with its state in words. */
  steps?: readonly { id: string; label: string; done: boolean; state: string }[];
  /** Status, if there is no action. */
  status?: StatusBadgeProps;
  link?: { label: string; href: string };
  claim?: { label: string; busy?: boolean; onClick: () => void };
}

/** Shows a task with its reward, as an item of `RowList`. For earned rewards use `Reward`. */
export function Mission({
  icon: mark,
  title,
  note,
  reward,
  progress,
  steps = [],
  status,
  link,
  claim,
  ...attributes
}: MissionProps) {
  return (
    <li {...attributes} className={css.mission} data-over={status ? true : undefined}>
      <div className={css.main}>
        <span className={css.mark}>{icon(mark, 22)}</span>
        <div className={css.words}>
          <h3 className={css.title}>{title}</h3>
          {progress && (
            <div className={css.way}>
              <Progress label={progress.label} value={progress.value} max={progress.max} />
              <bdi className={css.count}>{progress.text}</bdi>
            </div>
          )}
          {steps.length > 0 && (
            <ul className={css.steps}>
              {steps.map(({ id, label, done, state }) => (
                <li key={id} className={css.stepItem} data-done={done || undefined}>
                  {icon(done ? Check : Circle, 12)}
                  <span>{label}</span>
                  <VisuallyHidden>{state}</VisuallyHidden>
                </li>
              ))}
            </ul>
          )}
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
      <div className={css.end}>
        <bdi translate="no" className={css.reward}>
          {reward}
        </bdi>
        {status && <StatusBadge {...status} />}
        {link && (
          <Button size="sm" href={link.href} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </Button>
        )}
        {claim && (
          <Button
            size="sm"
            kind="accent"
            busy={claim.busy}
            aria-label={`${claim.label}: ${title}`}
            onClick={claim.onClick}
          >
            {claim.label}
          </Button>
        )}
      </div>
    </li>
  );
}
