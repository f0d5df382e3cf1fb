'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { CountBadge } from './CountBadge.tsx';
import { tab, tabList, tabPanel } from './Tabs.css.ts';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the page direction and renders again when it changes, for parts that cannot inherit it from CSS. */
const usePageDirection = () => useSyncExternalStore(subscribe, read, () => 'ltr' as const);

export interface TabsProps<Id extends string> extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly {
    id: Id;
    label: string;
    /** Number of items waiting in the tab, where `label` adds the noun; 0 shows nothing. */
    count?: { value: number; label: string };
    panel: ReactNode;
    disabled?: boolean;
  }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Equally wide tabs that fill the row, as in a dialog. */
  fill?: boolean;
}

/**
 * Shows several views of one subject. The caller owns the selection, so that it can live in the URL. A single view has
 * no tab and stays mounted when others join it.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, fill, ...attributes }: TabsProps<Id>) {
  const direction = usePageDirection();
  const list = useRef<HTMLDivElement>(null);
  const alone = items.length < 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what brings another tab into sight is another selection or direction
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const show = () => showSelected(current);
    show();
    // A font or a count that arrives later makes tabs wider.
    const sizes = new ResizeObserver(show);
    for (const tab of current.children) sizes.observe(tab);
    return () => sizes.disconnect();
  }, [selected, direction, alone]);
  return (
    <Root {...attributes} value={selected} onValueChange={(id) => onSelect(id as Id)} dir={direction}>
      {!alone && (
        <List ref={list} className={tabList} aria-label={label} data-fill={fill || undefined}>
          {items.map((item) => (
            <Trigger key={item.id} className={tab} value={item.id} disabled={item.disabled}>
              {item.label}
              {item.count && (
                <>
                  {' '}
                  <CountBadge {...item.count} />
                </>
              )}
            </Trigger>
          ))}
        </List>
      )}
      {items.map((item) => (
        <Content key={item.id} className={tabPanel} value={item.id} {...(alone && noTab)}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}

const noTab = { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined };

function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft -= left - tab.left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
