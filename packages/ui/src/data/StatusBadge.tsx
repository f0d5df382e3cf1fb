'use client';

import { use } from 'react';
import { Badge } from '../actions/Badge.tsx';
import { drawing, isPicture, emblem as show } from '../internal/emblem.tsx';
import { StatusEmblems } from '../internal/StatusEmblemProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { word } from './StatusBadge.css.ts';
import { type Status, type StatusTone, statusTones } from './statuses.ts';

export interface StatusBadgeProps extends ElementAttributes<HTMLSpanElement> {
  /** Known status by name, or a custom look. */
  status: Status | { tone: StatusTone; emblem?: string };
  /** Localised status, complete without the colour. */
  label: string;
}

/** Shows a status. Tone and emblem follow from it, so that it looks the same on every page. */
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
