import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'hot' | 'vip' | 'positive' | 'negative' | 'warning' | 'info' | 'accent';
  icon?: IconNode;
  children: ReactNode;
}

/** A state or a quality in one or two words; the words say it, the colour only helps. */
export function Badge({ tone = 'neutral', icon: node, children }: BadgeProps) {
  return (
    <span className={badge} data-tone={tone}>
      {node && icon(node, 12)}
      {children}
    </span>
  );
}
