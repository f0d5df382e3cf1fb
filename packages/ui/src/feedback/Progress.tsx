import type { ElementAttributes } from '../internal/types.ts';
import { progress } from './Progress.css.ts';

export interface ProgressProps extends ElementAttributes<HTMLProgressElement> {
  label: string;
  /** Progress from 0 to `max`. */
  value: number;
  max?: number;
  tone?: 'primary' | 'accent';
}

/** Shows the progress of work with a known end. */
export function Progress({ label, value, max = 1, tone = 'primary', ...attributes }: ProgressProps) {
  return <progress aria-label={label} {...attributes} className={progress} value={value} max={max} data-tone={tone} />;
}
