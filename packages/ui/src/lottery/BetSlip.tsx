'use client';

import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './BetSlip.css.ts';

export interface BetSlipLine {
  id: string;
  title: string;
  pick: string;
  note: string;
  total: string;
}

export interface BetSlipProps extends ElementAttributes {
  title: string;
  /** Current step; a change moves the focus to the title. */
  step: string;
  lines: readonly BetSlipLine[];
  /** Called with a line to remove; absent when lines are final. */
  onRemove?: (id: string) => void;
  /** Totals of the lines; the strong one is the amount to pay. */
  sums: readonly { id: string; label: string; value: string; strong?: boolean }[];
  children: ReactNode;
  words: { lines: string; empty: string; remove: (line: BetSlipLine) => string };
}

/** Shows a pending bet: lines, totals, and the remaining fields and buttons below. */
export function BetSlip({ title, step, lines, onRemove, sums, children, words, ...attributes }: BetSlipProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <section aria-labelledby={id} {...attributes} className={css.slip} data-part="betSlip">
      <h2 ref={heading} id={id} className={css.title} tabIndex={-1}>
        {title}
      </h2>
      {lines.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        <ul className={css.lines} aria-label={words.lines}>
          {lines.map((line) => (
            <li key={line.id} className={css.line}>
              <div className={css.words}>
                <span className={css.play}>{line.title}</span>
                <bdi translate="no" className={css.pick} dir="ltr">
                  {line.pick}
                </bdi>
                <span className={css.note}>{line.note}</span>
              </div>
              <bdi translate="no" className={css.total}>
                {line.total}
              </bdi>
              {onRemove && (
                <IconButton
                  label={words.remove(line)}
                  icon={X}
                  onClick={() => {
                    heading.current?.focus();
                    onRemove(line.id);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <dl className={css.sums}>
          {sums.map(({ id: key, label, value, strong }) => (
            <div key={key} className={css.sum} data-strong={strong || undefined}>
              <dt>{label}</dt>
              <dd className={css.value}>
                <bdi translate="no">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
