import type { ReactNode } from 'react';
import { inline } from './Inline.css.ts';
import type { Gap } from './Stack.tsx';

export interface InlineProps {
  /** A step of the space scale. */
  gap: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets the row break where it does not fit. */
  wrap?: boolean;
  children: ReactNode;
}

/** Things beside one another, in the direction of reading. */
export function Inline({ gap, align, justify, wrap, children }: InlineProps) {
  return (
    <div className={inline} data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap || undefined}>
      {children}
    </div>
  );
}
