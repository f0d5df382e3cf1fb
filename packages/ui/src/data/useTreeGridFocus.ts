'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import { actOfKey } from './treeGridKeys.ts';
import type { TreeGridLine } from './treeGridLines.ts';

interface TreeGridFocus<Data> {
  lines: readonly TreeGridLine<Data>[];
  region: RefObject<HTMLElement | null>;
  page: number;
  reveal: (index: number) => void;
  selected?: string;
  onToggle: (id: string) => void;
  onRetry: (id: string) => void;
  onDetails: (id: string) => void;
  onSearch?: () => void;
}

const rowOf = (target: EventTarget, grid: Element) => {
  const row = target instanceof Element && target.closest<HTMLElement>('tr');
  // Portal content is a child in React but not in the DOM.
  return row && grid.contains(row) ? row : null;
};

/** Manages the single tab stop, keys and presses of the grid; the row with the tab stop stays in the DOM. */
export function useTreeGridFocus<Data>(grid: TreeGridFocus<Data>) {
  const { lines, region, page, reveal, selected, onToggle, onRetry, onDetails, onSearch } = grid;
  const [activeId, setActiveId] = useState(selected);
  const [hit, setHit] = useState(selected);
  if (hit !== selected) {
    setHit(selected);
    if (selected !== undefined) setActiveId(selected);
  }
  const known = lines.findIndex(({ id, kind }) => id === activeId && kind !== 'loading');
  const active = known < 0 && lines.length > 0 ? 0 : known;

  // A row not yet in the DOM is focused once rendered; a removed row passes the focus on.
  const awaited = useRef(false);
  const held = useRef(false);
  const menuOpener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lost = held.current && document.activeElement === document.body;
    if (!awaited.current && !lost) return;
    awaited.current = false;
    elementOf(active)?.focus({ preventScroll: true });
  });

  return {
    active,
    handlers: { onKeyDown, onClick, onFocus, onBlur },
  };

  function elementOf(index: number) {
    const id = lines[index]?.id;
    return [...(region.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find((row) => row.dataset.id === id);
  }

  function focusLine(index: number) {
    const line = lines[index];
    if (!line) return;
    reveal(index);
    setActiveId(line.id);
    const element = elementOf(index);
    if (element) element.focus({ preventScroll: true });
    else awaited.current = true;
  }

  function onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const row = rowOf(target, currentTarget);
    if (!row?.dataset.id) return;
    held.current = true;
    setActiveId(row.dataset.id);
    // A closing menu focuses its button; if it was opened from the row, return to the row.
    const fromMenu = relatedTarget instanceof Element && relatedTarget.closest('[role="menu"]');
    if (menuOpener.current === target && fromMenu) {
      menuOpener.current = null;
      queueMicrotask(() => row.focus({ preventScroll: true }));
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) held.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, target, currentTarget } = event;
    const row = rowOf(target, currentTarget);
    if (row !== target || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOfKey({ key, shiftKey, rtl: isRightToLeft(currentTarget), page }, lines, active);
    if (act?.kind === 'search' && !onSearch) return;
    if (act || key.startsWith('Arrow') || key.startsWith('Page')) event.preventDefault();
    switch (act?.kind) {
      case 'move':
        return focusLine(act.index);
      case 'toggle':
        return onToggle(act.id);
      case 'details':
        return onDetails(act.id);
      case 'retry':
        return retry(act.id);
      case 'menu':
        return openMenu(row);
      case 'search':
        return onSearch?.();
    }
  }

  function onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const row = rowOf(target, currentTarget);
    if (!row || !(target instanceof Element)) return;
    const { id, folded } = row.dataset;
    const line = lines.find((one) => one.id === id);
    if (folded !== undefined) reveal(Number(folded));
    else if (target.closest('[data-retry]') && line) retry(line.row.id);
    else if (line?.kind !== 'row' || target.closest('a, button, input, [popover]')) return;
    else if (target.closest('[data-toggle]')) onToggle(line.id);
    else onDetails(line.id);
  }

  /** Moves the focus to the parent row, because the pressed one disappears. */
  function retry(id: string) {
    focusLine(lines.findIndex((line) => line.id === id));
    onRetry(id);
  }

  function openMenu(row: HTMLElement) {
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    menuOpener.current = button;
    button?.click();
  }
}
