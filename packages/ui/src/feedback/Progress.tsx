import { progress } from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  tone?: 'primary' | 'accent';
}

/** The progress of work whose end is known. */
export function Progress({ label, value, max = 1, tone = 'primary' }: ProgressProps) {
  return <progress className={progress} aria-label={label} value={value} max={max} data-tone={tone} />;
}
