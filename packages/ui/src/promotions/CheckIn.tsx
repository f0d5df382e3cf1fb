'use client';

import { Check, Coins, Gift, X } from 'lucide';
import { useId } from 'react';
import { icon } from '../internal/icon.tsx';
import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './CheckIn.css.ts';

type DayState = 'done' | 'today' | 'missed' | 'coming';

export interface CheckInDay {
  id: string;
  label: string;
  prize: string;
  state: DayState;
  great?: boolean;
}

export interface CheckInProps extends ElementAttributes {
  title: string;
  /** Progress, such as "Day 4 of 7". */
  note?: string;
  days: readonly CheckInDay[];
  /** Called on a check-in; makes today a button. */
  onCheckIn?: () => void;
  /** Check-in in progress. */
  busy?: boolean;
  /** State names read aloud; `checkIn` labels today's button. */
  words: Record<DayState | 'checkIn', string>;
}

/** Shows a prize for each day in order; only today's can be claimed. */
export function CheckIn({ title, note, days, onCheckIn, busy, words, ...attributes }: CheckInProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...attributes} className={css.card}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <ol className={css.days}>
        {days.map((day) => (
          <li key={day.id} aria-current={day.state === 'today' ? 'date' : undefined}>
            {day.state === 'today' && onCheckIn ? (
              <button
                type="button"
                className={css.day}
                data-state={day.state}
                aria-busy={busy || undefined}
                onClick={busy ? undefined : onCheckIn}
              >
                {inside(day, words.checkIn, busy)}
              </button>
            ) : (
              <div className={css.day} data-state={day.state}>
                {inside(day, words[day.state])}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function inside({ label, prize, state, great }: CheckInDay, word: string, busy?: boolean) {
  const mark = state === 'done' ? Check : state === 'missed' ? X : great ? Gift : Coins;
  return (
    <>
      <span className={css.name}>{label}</span>
      <span className={css.mark}>{busy ? <span className={spinner} aria-hidden /> : icon(mark, 18)}</span>
      <bdi className={css.prize}>{prize}</bdi>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
