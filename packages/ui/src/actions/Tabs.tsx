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

/** Which way the page runs, and a render when that changes with the language: for parts that have to be told. */
const usePageDirection = () => useSyncExternalStore(subscribe, read, () => 'ltr' as const);

export interface TabsProps<Id extends string> extends ElementAttributes<HTMLDivElement> {
  /** Names the group for assistive technology. */
  label: string;
  items: readonly {
    id: Id;
    label: string;
    /** How many things wait in it; `label` says so with a noun, and 0 shows nothing. */
    count?: { value: number; label: string };
    panel: ReactNode;
    disabled?: boolean;
  }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Tabs of one width that fill the row, as in a dialog. */
  fill?: boolean;
}

/**
 * Several views of one subject. The caller owns the selection, so that it can live in the address. A view that is alone has no tab,
 * and stays as it is when others join it.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, fill, ...attributes }: TabsProps<Id>) {
  const direction = usePageDirection();
  const list = useRef<HTMLDivElement>(null);
  const alone = items.length < 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what brings another tab into sight is another selection or direction
  useLayoutEffect(() => {
    if (list.current) showSelected(list.current);
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

/** Nothing names a panel that no tab belongs to, and nothing leads into it by itself. */
const noTab = { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined };

/** Tabs that do not fit scroll: the selected one is in sight, and the page stays where it is. */
function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft -= left - tab.left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
