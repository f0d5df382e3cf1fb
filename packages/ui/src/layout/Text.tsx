import type { ReactNode } from 'react';
import { text, type textSizes, type tones } from './Text.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'time' | 'bdi';
  id?: string;
  size?: (typeof textSizes)[number];
  tone?: keyof typeof tones;
  /** Semibold, for the word that matters. */
  strong?: boolean;
  /** Tabular, lining figures. */
  numeric?: boolean;
  /** One line that ends in an ellipsis. */
  truncate?: boolean;
  children: ReactNode;
}

/** Words in one step of the type scale and one colour role. */
export function Text({ as: Tag = 'p', id, size, tone, strong, numeric, truncate, children }: TextProps) {
  return (
    <Tag
      id={id}
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
