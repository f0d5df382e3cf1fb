import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { formError, formErrorWords } from './FormError.css.ts';

export interface FormErrorProps extends ElementAttributes<HTMLDivElement> {
  /** What the whole form met, such as a refusal of the platform; nothing is shown while there is nothing to say. */
  children?: ReactNode;
}

/** What went wrong with the form as a whole, said at once. */
export function FormError({ children, ...attributes }: FormErrorProps) {
  if (!children) return null;
  return (
    <div {...attributes} className={formError} role="alert">
      {icon(CircleAlert, 18)}
      <div className={formErrorWords}>{children}</div>
    </div>
  );
}
