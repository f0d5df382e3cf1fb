'use client';

import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { moves, moveTo, nextBeginning } from '../internal/choices.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { usePlacedPopup } from '../internal/usePlacedPopup.ts';
import type { PopupTriggerProps } from '../internal/usePopup.ts';
import * as css from './Menu.css.ts';
import { type MenuItem, MenuRow } from './MenuRow.tsx';

export interface MenuGroup {
  id: string;
  /** Stands above its items. */
  label?: string;
  /** A `single` one of its items holds, or `multiple`, and then the menu stays open. Without it the items are acts. */
  selection?: 'single' | 'multiple';
  items: readonly MenuItem[];
}

export interface MenuTriggerProps extends PopupTriggerProps {
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps extends ElementAttributes<HTMLDivElement> {
  /** The button, which takes these props; its words also name the menu. */
  trigger: (triggerProps: MenuTriggerProps) => ReactNode;
  /** Names above the items what they act upon; its button names the menu for assistive technology. */
  title?: string;
  /** Stands below the title. */
  text?: string;
  /** A line is drawn between them. */
  groups: readonly MenuGroup[];
  onSelect: (id: string) => void;
  /** The edge of the button the menu starts from. */
  align?: 'start' | 'end';
}

/**
 * Actions on one thing behind one button, by the ARIA pattern of a menu button. For links through the site take a navigation, for a value
 * of a form a field.
 */
export function Menu({ trigger, title, text, groups, onSelect, align = 'start', id, ref, ...attributes }: MenuProps) {
  const { open, show, hide, triggerProps, box, popup } = usePlacedPopup(align, undefined, { id, ref });
  const entry = useRef<'Home' | 'End'>('Home');
  const items = groups.flatMap((group) => group.items);
  const elementId = (id: string) => `${popup.id}-${id}`;
  const focus = (id: string | undefined) => id !== undefined && document.getElementById(elementId(id))?.focus();

  function enter() {
    focus(moveTo(items.map(toChoice), undefined, entry.current));
    entry.current = 'Home';
  }

  function openFromKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    entry.current = event.key === 'ArrowUp' ? 'End' : 'Home';
    if (open) enter();
    else show();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The button has the focus again before the browser moves on from it.
    if (event.key === 'Tab') return hide();
    const at = items.find(({ id }) => elementId(id) === document.activeElement?.id)?.id;
    const target = targetOf(event, items, at);
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  }

  return (
    <span className={css.menuBox} {...box}>
      {trigger({ ...triggerProps, 'aria-haspopup': 'menu', onKeyDown: openFromKey })}
      <div
        {...popup}
        {...attributes}
        role="menu"
        tabIndex={-1}
        className={css.menu}
        onToggle={({ newState }) => newState === 'open' && enter()}
        onKeyDown={onKeyDown}
      >
        {open && title !== undefined && (
          <div className={css.menuHead} aria-hidden>
            <p className={css.menuTitle}>{title}</p>
            {text && <p className={css.menuNote}>{text}</p>}
          </div>
        )}
        {open &&
          groups.map((group, index) => (
            <Fragment key={group.id}>
              {(index > 0 || title !== undefined) && <hr className={css.menuLine} />}
              <div {...(group.label ? { role: 'group', 'aria-label': group.label } : { role: 'none' })}>
                {group.label && (
                  <p className={css.menuGroup} aria-hidden>
                    {group.label}
                  </p>
                )}
                {group.items.map((item) => (
                  <MenuRow
                    key={item.id}
                    id={elementId(item.id)}
                    item={item}
                    selection={group.selection}
                    onSelect={() => onSelect(item.id)}
                  />
                ))}
              </div>
            </Fragment>
          ))}
      </div>
    </span>
  );
}

/** What cannot be chosen can still be read, so the keys stop at it. */
const toChoice = ({ id, label }: MenuItem) => ({ value: id, label });

/** Arrows, Home and End move; a letter leads to the next label that begins with it. */
function targetOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly MenuItem[],
  at: string | undefined,
) {
  if (ctrlKey || metaKey || altKey) return;
  const move = moves.find((known) => known === key && !known.startsWith('Page'));
  if (move) return moveTo(items.map(toChoice), at, move);
  if (key.length === 1 && key !== ' ') return nextBeginning(items.map(toChoice), at, key);
}
