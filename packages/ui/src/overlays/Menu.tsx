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
  label?: string;
  /** `single` or `multiple` choice (the latter keeps the menu open); absent for actions. */
  selection?: 'single' | 'multiple';
  items: readonly MenuItem[];
}

export interface MenuTriggerProps extends PopupTriggerProps {
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps extends ElementAttributes<HTMLDivElement> {
  /** Button that takes these props; its text also names the menu. */
  trigger: (triggerProps: MenuTriggerProps) => ReactNode;
  /** Subject of the items; the menu's accessible name is still its button. */
  title?: string;
  text?: string;
  /** Groups, separated by lines. */
  groups: readonly MenuGroup[];
  onSelect: (id: string) => void;
  /** Button edge to align with. */
  align?: 'start' | 'end';
}

/**
 * Offers actions on one thing, by the ARIA menu button pattern. For links through the site use a navigation, for a form
 * value a field.
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
    // Focus the button first, so that Tab continues from there.
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

/** Includes disabled items, because keys must stop at them to read them. */
const toChoice = ({ id, label }: MenuItem) => ({ value: id, label });

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
