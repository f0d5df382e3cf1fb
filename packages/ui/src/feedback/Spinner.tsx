import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { waiting } from './Spinner.css.ts';

export interface SpinnerProps extends ElementAttributes<HTMLSpanElement> {
  /** Work in progress, such as "Loading". */
  label: string;
  size?: 'md' | 'lg';
  /** Visible label beside the arc; otherwise it is only read aloud. */
  shown?: boolean;
}

/** Indicates work of unknown length. */
export function Spinner({ label, size = 'md', shown, ...attributes }: SpinnerProps) {
  return (
    <span {...attributes} className={waiting} role="status">
      <span className={spinner} data-size={size} aria-hidden />
      <span className={shown ? undefined : visuallyHidden}>{label}</span>
    </span>
  );
}
