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
  disabled?: boolean;
  text?: string;
  href?: string;
  checked?: boolean;
}

interface MenuRowProps {
  id: string;
  item: MenuItem;
  selection: keyof typeof roles | undefined;
  onSelect: () => void;
}

/** Renders one line of a `Menu`, as a button or a link. */
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

/** Presses a link by Space too, like every other menu item; links only handle Enter. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
