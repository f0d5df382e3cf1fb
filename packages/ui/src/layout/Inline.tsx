import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { inline } from './Inline.css.ts';
import type { Gap } from './Stack.tsx';

export interface InlineProps extends ElementAttributes<HTMLDivElement> {
  /** A step of the space scale. */
  gap: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets the row break where it does not fit. */
  wrap?: boolean;
  children: ReactNode;
}

/** Things beside one another, in the direction of reading. */
export function Inline({ gap, align, justify, wrap, children, ...attributes }: InlineProps) {
  return (
    <div
      {...attributes}
      className={inline}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    >
      {children}
    </div>
  );
}
