import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { icon } from '../internal/icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  icon: IconNode;
  size?: 'sm' | 'md';
  kind?: 'plain' | 'outline';
  round?: boolean;
  /** On/off state; makes the button a toggle. */
  pressed?: boolean;
  /** Mirrored icon in right-to-left text. */
  flip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows an icon as a button; its label is read aloud only. */
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
