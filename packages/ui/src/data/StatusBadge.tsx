'use client';

import { use } from 'react';
import { Badge } from '../actions/Badge.tsx';
import { drawing, isPicture, emblem as show } from '../internal/emblem.tsx';
import { StatusEmblems } from '../internal/StatusEmblemProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { word } from './StatusBadge.css.ts';
import { type Status, type StatusTone, statusTones } from './statuses.ts';

export interface StatusBadgeProps extends ElementAttributes<HTMLSpanElement> {
  /** One of the product's by name, or what one of your own looks like. */
  status: Status | { tone: StatusTone; emblem?: string };
  /** The status in the reader's language; it says everything, the tone only helps. */
  label: string;
}

/** How a thing stands. Tone and emblem follow from the status, so that one status looks the same on every page. */
export function StatusBadge({ status, label, ...attributes }: StatusBadgeProps) {
  const emblems = use(StatusEmblems);
  const { tone, emblem } = typeof status === 'string' ? { tone: statusTones[status], emblem: emblems[status] } : status;
  return (
    <Badge {...attributes} tone={tone}>
      {isPicture(emblem) ? show({ emblem, letters: '' }, 12) : drawing(emblem, 12)}
      <span className={word}>{label}</span>
    </Badge>
  );
}
