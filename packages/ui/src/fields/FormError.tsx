import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { formError, formErrorWords } from './FormError.css.ts';

export interface FormErrorProps {
  /** What the whole form met, such as a refusal of the platform; nothing is shown while there is nothing to say. */
  children?: ReactNode;
}

/** What went wrong with the form as a whole, said at once. */
export function FormError({ children }: FormErrorProps) {
  if (!children) return null;
  return (
    <div className={formError} role="alert">
      {icon(CircleAlert, 18)}
      <div className={formErrorWords}>{children}</div>
    </div>
  );
}
