'use client';

import { ArrowRight, X } from 'lucide';
import { useId } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { Popover } from '../overlays/Popover.tsx';
import * as css from './FormulaPopover.css.ts';

export interface Formula {
  /** Lines of the sum; a rule is drawn above each `subtotal`. */
  lines: readonly { id: string; label: string; value: string; kind?: 'subtotal' }[];
  note?: string;
  link?: { label: string; href: string };
}

export interface FormulaPopoverProps extends Formula, ElementAttributes<HTMLDivElement> {
  /** Name of the figure: title of the popover and name of its button. */
  label: string;
  value: string;
  words: { close: string };
}

/**
 * Shows a figure that opens its calculation: beside the nearest `data-beside` element, on a phone as a bottom sheet.
 */
export function FormulaPopover({ label, value, lines, note, link, words, ...attributes }: FormulaPopoverProps) {
  const title = useId();
  return (
    <Popover
      {...attributes}
      align="end"
      place="beside"
      sheet
      trigger={(triggerProps) => (
        <button type="button" {...triggerProps} className={css.figure}>
          <span className={visuallyHidden}>{label} </span>
          <bdi translate="no" className={css.value}>
            {value}
          </bdi>
        </button>
      )}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <p id={title} className={css.title}>
            {label}
          </p>
          <IconButton label={words.close} icon={X} size="sm" data-close />
        </div>
        <dl className={css.lines} aria-labelledby={title}>
          {lines.map((line) => (
            <div key={line.id} className={css.line} data-kind={line.kind}>
              <dt>{line.label}</dt>
              <dd className={css.sum}>
                <bdi translate="no">{line.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className={css.note}>{note}</p>}
        {link && (
          <p className={css.link}>
            <Link href={link.href} iconEnd={ArrowRight} flip>
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </Popover>
  );
}
