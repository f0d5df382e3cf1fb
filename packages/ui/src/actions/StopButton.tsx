'use client';

import { OctagonPause } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './StopButton.css.ts';

export interface StopButtonProps extends ElementAttributes<HTMLButtonElement> {
  /** `sm` for bars. */
  size?: 'sm' | 'md';
  wide?: boolean;
  label: string;
  onStop: () => void;
}

/** Stops all play with one press. It asks nothing, and no brand changes its colours. */
export function StopButton({ size = 'md', wide, label, onStop, ...attributes }: StopButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={css.stop}
      data-size={size}
      data-wide={wide || undefined}
      onClick={() => onStop()}
    >
      {icon(OctagonPause, 16)}
      <span>{label}</span>
    </button>
  );
}
