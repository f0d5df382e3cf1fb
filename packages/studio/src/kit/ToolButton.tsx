import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { button } from './controls.css.ts';
import { Icon } from './Icon.tsx';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Label; without `showsLabel` it becomes the accessible name and tooltip. */
  label: string;
  icon?: IconNode;
  iconEnd?: IconNode;
  showsLabel?: boolean;
  kind?: 'plain' | 'outline' | 'primary';
  pressed?: boolean;
}

export function ToolButton({
  label,
  icon,
  iconEnd,
  showsLabel = true,
  kind = 'plain',
  pressed,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      {...(!showsLabel && { 'aria-label': label, title: label })}
      {...rest}
      className={button}
      data-kind={kind}
      data-icon={!showsLabel || undefined}
      aria-pressed={pressed}
    >
      {icon && <Icon node={icon} />}
      {showsLabel && <span>{label}</span>}
      {iconEnd && <Icon node={iconEnd} size={14} />}
    </button>
  );
}
