import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { text, type textSizes, type tones } from './Text.css.ts';

export interface TextProps extends ElementAttributes {
  as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'time' | 'bdi';
  size?: (typeof textSizes)[number];
  tone?: keyof typeof tones;
  /** Semibold weight. */
  strong?: boolean;
  /** Tabular, lining figures. */
  numeric?: boolean;
  /** One line ending in an ellipsis. */
  truncate?: boolean;
  children: ReactNode;
}

/** Shows text in one step of the type scale and one colour role. */
export function Text({ as = 'p', size, tone, strong, numeric, truncate, children, ...attributes }: TextProps) {
  // All tags behave alike here; they differ only in the type of their refs.
  const Tag = as as 'p';
  return (
    <Tag
      {...(attributes as ElementAttributes<HTMLParagraphElement>)}
      className={text}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-numeric={numeric || undefined}
      data-truncate={truncate || undefined}
    >
      {children}
    </Tag>
  );
}
