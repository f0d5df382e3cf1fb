import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ElementAttributes<HTMLSpanElement> {
  tone?: 'neutral' | 'hot' | 'vip' | 'positive' | 'negative' | 'warning' | 'info' | 'accent';
  icon?: IconNode;
  children: ReactNode;
}

/** Shows a state or quality in one or two words; the colour only supports them. */
export function Badge({ tone = 'neutral', icon: node, children, ...attributes }: BadgeProps) {
  return (
    <span {...attributes} className={badge} data-tone={tone}>
      {node && icon(node, 12)}
      {children}
    </span>
  );
}
