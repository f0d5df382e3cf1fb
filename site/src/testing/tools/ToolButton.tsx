import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { button } from './controls.css.ts';
import { Icon } from './Icon.tsx';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** What it does; without `showsLabel` it is read aloud and shown as a tooltip. */
  label: string;
  icon?: IconNode;
  iconEnd?: IconNode;
  showsLabel?: boolean;
  kind?: 'plain' | 'outline' | 'primary';
  /** Makes it a switch. */
  pressed?: boolean;
}

/** A button of a tool's bar. */
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
