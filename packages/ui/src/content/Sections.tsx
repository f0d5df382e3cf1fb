import type { ReactNode } from 'react';
import { sections } from './Section.css.ts';

/** The sections of a page, one under the other at the page's own rhythm. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={sections}>{children}</div>;
}
