'use client';

import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { VendorLogo } from '../frame/VendorLogo.tsx';
import { icon } from '../internal/icon.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { useScrollEnds } from '../internal/useScrollEnds.ts';
import * as styles from './VendorTabs.css.ts';

export interface VendorTabsProps extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string;
  vendors: readonly { code: string; name: string; picture: PictureSources; wordmark?: string }[];
  /** First tab, which chooses every studio; its code is ''. */
  all: { label: string; text?: string };
  /** Codes of the chosen studios, none for all; these follow the first tab. */
  selected: readonly string[];
  onSelect: (code: string) => void;
  hrefOf: (code: string) => string;
  /** Id of the element showing the chosen studio's games. */
  controls?: string;
  words: { previous: string; next: string };
}

/** Number of studios above which arrows appear, in wide and in narrow windows. */
const inSight = 7;
const inSightNarrow = 5;

/** Shows the studios of a lobby as tabs that are links. Arrow keys move the focus, Enter or Space chooses. */
export function VendorTabs({
  label,
  vendors,
  all,
  selected,
  onSelect,
  hrefOf,
  controls,
  words,
  ...attributes
}: VendorTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const { atStart, atEnd, turn } = useScrollEnds(strip, true);
  const turns = vendors.length > inSight ? 'always' : vendors.length > inSightNarrow ? 'narrow' : undefined;
  const chosen = vendors.filter(({ code }) => selected.includes(code));
  const first = chosen[0]?.code ?? '';
  const reached = focused ?? first;

  useLayoutEffect(() => {
    const tab = [...(strip.current?.children ?? [])].find((child) => child.getAttribute('data-code') === first);
    if (strip.current && tab) bringIntoSight(strip.current, tab);
  }, [first]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const onwards = isRightToLeft(event.currentTarget) ? -1 : 1;
    const to = {
      ArrowRight: at + onwards,
      ArrowLeft: at - onwards,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (event.key === ' ') {
      event.preventDefault();
      (event.target as HTMLElement).click();
    }
    if (to === undefined) return;
    event.preventDefault();
    tabs[(to + tabs.length) % tabs.length]?.focus();
  };

  const tabOf = (code: string) => ({
    href: hrefOf(code),
    className: styles.tab,
    'data-code': code,
    'aria-controls': controls,
    tabIndex: code === reached ? 0 : -1,
    draggable: false,
    onFocus: () => setFocused(code),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onSelect(code);
    },
  });

  return (
    <div {...attributes} className={styles.tabs} data-turns={turns}>
      {turns && (
        <span className={styles.arrow}>
          <IconButton
            label={words.previous}
            icon={ChevronLeft}
            kind="outline"
            flip
            disabled={atStart}
            onClick={() => turn(-1)}
          />
        </span>
      )}
      <div
        ref={strip}
        className={styles.strip}
        role="tablist"
        aria-label={label}
        aria-multiselectable
        onKeyDown={onKeyDown}
        onBlur={() => setFocused(undefined)}
      >
        <a {...tabOf('')} role="tab" aria-selected={selected.length === 0}>
          <span className={styles.all}>
            {icon(LayoutGrid, 20)}
            <span className={styles.allWords}>
              {all.label}
              {all.text && <span className={styles.allText}>{all.text}</span>}
            </span>
          </span>
        </a>
        {[...chosen, ...vendors.filter((vendor) => !chosen.includes(vendor))].map(
          ({ code, name, picture, wordmark }) => (
            <a key={code} {...tabOf(code)} role="tab" aria-selected={selected.includes(code)}>
              <VendorLogo name={name} picture={picture} wordmark={wordmark} size="sm" />
            </a>
          ),
        )}
      </div>
      {turns && (
        <span className={styles.arrow}>
          <IconButton
            label={words.next}
            icon={ChevronRight}
            kind="outline"
            flip
            disabled={atEnd}
            onClick={() => turn(1)}
          />
        </span>
      )}
    </div>
  );
}

function bringIntoSight(strip: Element, tab: Element): void {
  const frame = strip.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  const before = box.left - frame.left;
  const after = box.right - frame.right;
  if (before < 0) strip.scrollBy({ left: before - 8 });
  else if (after > 0) strip.scrollBy({ left: after + 8 });
}
