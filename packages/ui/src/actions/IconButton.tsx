import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { icon } from '../internal/icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** What the icon does, in words. */
  label: string;
  icon: IconNode;
  size?: 'sm' | 'md';
  kind?: 'plain' | 'outline';
  round?: boolean;
  /** Makes it a switch: on or off. */
  pressed?: boolean;
  /** Mirrors the icon where text runs from right to left. */
  flip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button whose words are read aloud only. */
export function IconButton({
  label,
  icon: node,
  size = 'md',
  kind,
  round,
  pressed,
  flip,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={iconButton}
      aria-label={label}
      aria-pressed={pressed}
      data-kind={kind}
      data-size={size}
      data-round={round || undefined}
    >
      {icon(node, size === 'sm' ? 16 : 20, { flip })}
    </button>
  );
}
