import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { type gaps, stack } from './Stack.css.ts';

export type Gap = (typeof gaps)[number];

export interface StackProps extends ElementAttributes<HTMLDivElement> {
  /** Step of the space scale. */
  gap: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
  children: ReactNode;
}

/** Stacks items with even spacing. */
export function Stack({ gap, align, children, ...attributes }: StackProps) {
  return (
    <div {...attributes} className={stack} data-gap={gap} data-align={align}>
      {children}
    </div>
  );
}
