'use client';

import { ChevronDown, Flame } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { Load } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Disclosure } from './internal/Disclosure.tsx';
import { useFitting } from './internal/useFitting.ts';
import * as css from './NavRow.css.ts';
import type { VendorItem } from './VendorMenu.tsx';

export interface NavItem {
  id: string;
  label: string;
  /** Link target; an item with `vendors` but no page opens them instead. */
  href?: string;
  current?: boolean;
  hot?: boolean;
  vendors?: NavVendors;
}

export interface NavVendors {
  items: readonly VendorItem[];
  seeAll?: { label: string; href: string };
  feature?: ReactNode;
  load: Load;
  onOpen?: () => void;
}

export interface NavWords {
  hot: string;
  more: string;
  studios: (category: string) => string;
}

export interface NavRowProps {
  label: string;
  logo: ReactNode;
  /** Items by priority: those that do not fit move to the menu, last first. */
  items: readonly NavItem[];
  /** Drop-down of an item with vendors, a lazy `VendorMenu`; without it all items are links. */
  menu?: (vendors: NavVendors) => ReactNode;
  /** Content at the end, such as the search button. */
  end?: ReactNode;
  words: NavWords;
  /** Row of a scrolled page, whose logo may shrink to its mark. */
  scrolled?: boolean;
}

/** Shows logo, one-line navigation and end content. */
export function NavRow({ label, logo, items, menu, end, scrolled, words }: NavRowProps) {
  // Scrolled rows have little room, and their logo already links home.
  const [isOut, line] = useFitting(
    items.map(({ id }) => id),
    scrolled,
  );
  const rest = items.filter((_, index) => isOut(index));
  return (
    <div className={css.row} data-scrolled={scrolled}>
      <div className={css.logo}>{logo}</div>
      <nav className={css.nav} aria-label={label}>
        <ul ref={line} className={css.list}>
          {items.map((item, index) => (
            <li key={item.id} className={css.item} data-out={isOut(index) || undefined}>
              <Entry item={item} menu={menu} words={words} />
            </li>
          ))}
          <li className={css.item} data-out={rest.length === 0 || undefined}>
            <Disclosure
              rootClass={css.more}
              triggerClass={css.link}
              panelClass={css.menu}
              current={rest.some(({ current }) => current)}
              trigger={
                <>
                  {words.more}
                  {icon(ChevronDown, 14)}
                </>
              }
            >
              <ul className={css.menuList}>{rest.flatMap(places)}</ul>
            </Disclosure>
          </li>
        </ul>
      </nav>
      {end}
    </div>
  );
}

function Entry({ item, menu, words }: { item: NavItem } & Pick<NavRowProps, 'menu' | 'words'>) {
  const { label, href, current, hot, vendors } = item;
  const name = (
    <>
      {label}
      {hot && (
        <span className={css.hot}>
          {icon(Flame, 14)}
          <VisuallyHidden>{words.hot}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const link = (
    <Anchor href={href} className={css.link} aria-current={current ? 'page' : undefined}>
      {name}
    </Anchor>
  );
  if (!vendors || !menu) return link;
  return (
    <Disclosure
      rootClass={css.category}
      triggerClass={href ? css.caret : css.link}
      panelClass={css.panel}
      lead={href && link}
      trigger={href ? icon(ChevronDown, 14) : name}
      label={href ? words.studios(label) : undefined}
      onOpen={vendors.onOpen}
    >
      <Container>{menu(vendors)}</Container>
    </Disclosure>
  );
}

const places = ({ id, label, href, current, vendors }: NavItem): ReactNode[] =>
  (href
    ? [{ id, label, href }]
    : (vendors?.items ?? []).map(({ code, name, href }) => ({ id: code, label: name, href }))
  ).map((place) => (
    <li key={place.id}>
      <Anchor href={place.href} className={css.menuRow} aria-current={current ? 'page' : undefined}>
        {place.label}
      </Anchor>
    </li>
  ));
