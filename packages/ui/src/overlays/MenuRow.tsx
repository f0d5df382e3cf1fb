'use client';

import { Check, type IconNode } from 'lucide';
import type { KeyboardEvent } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { menuLabel, menuMark, menuRow, menuText } from './Menu.css.ts';

const roles = { single: 'menuitemradio', multiple: 'menuitemcheckbox' } as const;

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconNode;
  tone?: 'negative';
  /** It can be reached and read, and does nothing. */
  disabled?: boolean;
  /** Stands below the label, such as why it is disabled. */
  text?: string;
  /** Makes it a way to a place. */
  href?: string;
  /** Whether it holds, in a group one chooses from. */
  checked?: boolean;
}

interface MenuRowProps {
  id: string;
  item: MenuItem;
  selection: keyof typeof roles | undefined;
  onSelect: () => void;
}

/** One line of a `Menu`: a button, or a link where it leads somewhere. */
export function MenuRow({ id, item, selection, onSelect }: MenuRowProps) {
  const { label, icon: node, tone, disabled, text, href, checked = false } = item;
  const attributes = {
    id,
    role: selection ? roles[selection] : 'menuitem',
    tabIndex: -1,
    className: menuRow,
    'data-tone': tone,
    'aria-checked': selection && checked,
    'aria-disabled': disabled || undefined,
  };
  const inside = (
    <>
      {node && <span className={menuMark}>{icon(node, 18)}</span>}
      <span className={menuLabel}>
        {label}
        {text && <span className={menuText}>{text}</span>}
      </span>
      {selection && checked && icon(Check, 16)}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Anchor {...attributes} href={href} onClick={onSelect} onKeyDown={pressBySpace}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button
      {...attributes}
      type="button"
      data-close={(!disabled && selection !== 'multiple') || undefined}
      onClick={disabled ? undefined : onSelect}
    >
      {inside}
    </button>
  );
}

/** A link hears Enter by itself; every item of a menu hears the space bar too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
