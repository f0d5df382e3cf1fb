import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ElementAttributes<HTMLSpanElement> {
  /** Announcement of changes. */
  live?: boolean;
  children: ReactNode;
}

/** Renders text for assistive technology only. */
export function VisuallyHidden({ live, children, ...attributes }: VisuallyHiddenProps) {
  return (
    <span {...attributes} className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
