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
  /** Where it leads; an item with `vendors` and without a page of its own opens them instead. */
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
  /** The moment to fetch what the drop-down shows. */
  onOpen?: () => void;
}

export interface NavWords {
  hot: string;
  /** Names the menu of what does not fit. */
  more: string;
  /** Names the drop-down of a category. */
  studios: (category: string) => string;
}

export interface NavRowProps {
  label: string;
  logo: ReactNode;
  /** In the order of their weight: what does not fit into the line goes into a menu, the last first. */
  items: readonly NavItem[];
  /** What an item with vendors lets down: a `VendorMenu`, which may come later than the bar. Without it, all items are links. */
  menu?: (vendors: NavVendors) => ReactNode;
  /** Stands at the end, such as the way to the search. */
  end?: ReactNode;
  words: NavWords;
  /** The row of a scrolled page, whose logo may be its mark alone. */
  scrolled?: boolean;
}

/** Logo, navigation in one line, and what stands at the end. */
export function NavRow({ label, logo, items, menu, end, scrolled, words }: NavRowProps) {
  // A scrolled row has little room, and its logo leads home as well.
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

/** A place, or a category: its name leads to its page, its caret lets its studios down. */
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

/** A row of the menu; a category without a page of its own has a row for each of its studios. */
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
