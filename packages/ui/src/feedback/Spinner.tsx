import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { waiting } from './Spinner.css.ts';

export interface SpinnerProps extends ElementAttributes<HTMLSpanElement> {
  /** What is under way, such as "Loading". */
  label: string;
  size?: 'md' | 'lg';
  /** Shows the label beside the arc; without it the label is read aloud only. */
  shown?: boolean;
}

/** Work of unknown length. */
export function Spinner({ label, size = 'md', shown, ...attributes }: SpinnerProps) {
  return (
    <span {...attributes} className={waiting} role="status">
      <span className={spinner} data-size={size} aria-hidden />
      <span className={shown ? undefined : visuallyHidden}>{label}</span>
    </span>
  );
}
