'use client';

import { Check, ChevronDown } from 'lucide';
import type { KeyboardEvent } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Disclosure } from './internal/Disclosure.tsx';
import * as css from './LanguageMenu.css.ts';

export interface LanguageItem {
  code: string;
  /** BCP 47 tag, for correct pronunciation and shaping; `code` is the platform's. */
  tag?: string;
  name: string;
  dir: 'ltr' | 'rtl';
  flag?: string;
}

export interface LanguageMenuProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  /** Code of the selected item. */
  selected: string;
  items: readonly LanguageItem[];
  onSelect: (code: string) => void;
  /** Called on opening, to load missing items. */
  onOpen?: () => void;
}

/** Lists every language of the brand under its own name. A flag alone never names a language. */
export function LanguageMenu({ label, selected, items, onSelect, onOpen, ...attributes }: LanguageMenuProps) {
  const chosen = items.find((item) => item.code === selected);
  const flag = (item: LanguageItem) =>
    item.flag && <img className={css.flag} src={item.flag} alt="" width={20} height={15} />;
  const trigger = (
    <>
      {chosen && flag(chosen)}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={css.words} lang={chosen?.tag}>
        {chosen?.name}
      </span>
      <span className={css.abbreviation} aria-hidden>
        {(chosen?.tag ?? selected).split('-')[0]?.toUpperCase()}
      </span>
      {icon(ChevronDown, 14)}
    </>
  );
  return (
    <Disclosure
      {...attributes}
      rootClass={css.root}
      triggerClass={css.trigger}
      panelClass={css.menu}
      trigger={trigger}
      onOpen={onOpen}
    >
      <ul className={css.list} onKeyDown={walk}>
        {items.map((item) => (
          <li key={item.code}>
            <button
              type="button"
              className={css.choice}
              lang={item.tag}
              dir={item.dir}
              aria-current={item.code === selected || undefined}
              data-close
              onClick={() => onSelect(item.code)}
            >
              {flag(item)}
              <span className={css.name}>{item.name}</span>
              {item.code === selected && icon(Check, 16)}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Handles arrows, wrapping around, and Home and End: 35 languages are too many for Tab. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const target = new Map([
    ['ArrowDown', (at + 1) % buttons.length],
    ['ArrowUp', at - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(event.key);
  if (target === undefined) return;
  event.preventDefault();
  buttons.at(target)?.focus();
}
