import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { inline } from './Inline.css.ts';
import type { Gap } from './Stack.tsx';

export interface InlineProps extends ElementAttributes<HTMLDivElement> {
  /** Step of the space scale. */
  gap: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  children: ReactNode;
}

/** Arranges items in a row, in reading direction. */
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
