import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { formError, formErrorWords } from './FormError.css.ts';

export interface FormErrorProps extends ElementAttributes<HTMLDivElement> {
  /** Error of the whole form; empty renders nothing. */
  children?: ReactNode;
}

/** Announces an error of the form as a whole. */
export function FormError({ children, ...attributes }: FormErrorProps) {
  if (!children) return null;
  return (
    <div {...attributes} className={formError} role="alert">
      {icon(CircleAlert, 18)}
      <div className={formErrorWords}>{children}</div>
    </div>
  );
}
