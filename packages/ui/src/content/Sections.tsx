import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { sections } from './Section.css.ts';

export interface SectionsProps extends ElementAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Stacks the sections of a page at the page's spacing. */
export function Sections({ children, ...attributes }: SectionsProps) {
  return (
    <div {...attributes} className={sections}>
      {children}
    </div>
  );
}
