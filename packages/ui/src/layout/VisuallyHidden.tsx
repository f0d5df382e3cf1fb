import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ElementAttributes<HTMLSpanElement> {
  /** Announces what changes inside. */
  live?: boolean;
  children: ReactNode;
}

/** Words for assistive technology where the eye has a picture. */
export function VisuallyHidden({ live, children, ...attributes }: VisuallyHiddenProps) {
  return (
    <span {...attributes} className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
