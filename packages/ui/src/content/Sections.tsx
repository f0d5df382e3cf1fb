import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { sections } from './Section.css.ts';

export interface SectionsProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** The sections of a page, one under the other at the page's own rhythm. */
export function Sections({ children, ...attributes }: SectionsProps) {
  return (
    <div {...attributes} className={sections}>
      {children}
    </div>
  );
}
