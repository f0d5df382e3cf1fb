'use client';

import { CircleAlert } from 'lucide';
import type { MouseEvent } from 'react';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { formError, formErrorLink, formErrorTitle, formErrorWords } from './FormError.css.ts';

export interface ErrorSummaryProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  /** Errors by field id; an empty list renders nothing. */
  errors: readonly { id: string; message: string }[];
}

/** Lists the errors of a long form, each linking to its field. */
export function ErrorSummary({ title, errors, ...attributes }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div {...attributes} className={formError} role="alert">
      {icon(CircleAlert, 18)}
      <div className={formErrorWords}>
        <p className={formErrorTitle}>{title}</p>
        <ul className={plain}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a className={formErrorLink} href={`#${id}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without changing the URL, which belongs to the page. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
