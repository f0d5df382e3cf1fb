import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  id?: string;
  /** Announces what changes inside. */
  live?: boolean;
  children: ReactNode;
}

/** Words for assistive technology where the eye has a picture. */
export function VisuallyHidden({ id, live, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
