import { Flame } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { Load } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Disclosure } from './internal/Disclosure.tsx';
import { usePassed } from './internal/usePassed.ts';
import * as css from './NavBar.css.ts';
import type { VendorItem } from './VendorMenu.tsx';

export interface NavItem {
  id: string;
  label: string;
  /** Where it leads; an item with `vendors` opens them instead. */
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

export interface NavBarProps {
  label: string;
  logo: ReactNode;
  items: readonly NavItem[];
  /** What an item with vendors lets down: a `VendorMenu`, which may come later than the bar. */
  menu: (vendors: NavVendors) => ReactNode;
  /** Stands at the end, such as the way to the search. */
  end?: ReactNode;
  words: { hot: string };
}

/** The second bar of the header on desktops: the navigation. A category opens a menu of its studios. */
export function NavBar({ label, logo, items, menu, end, words }: NavBarProps) {
  const content = (item: NavItem) => (
    <>
      {item.label}
      {item.hot && (
        <span className={css.hot}>
          {icon(Flame, 14)}
          <VisuallyHidden>{words.hot}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const [passed, start] = usePassed();
  return (
    <>
      <div ref={start} className={css.start} />
      <div className={css.bar}>
        {passed && <div className={css.edge} />}
        <Container>
          <div className={css.row}>
            <div className={css.logo}>{logo}</div>
            <nav className={css.nav} aria-label={label}>
              <ul className={css.list}>
                {items.map((item) =>
                  item.vendors ? (
                    <Disclosure
                      key={item.id}
                      as="li"
                      rootClass={css.item}
                      triggerClass={css.link}
                      panelClass={css.panel}
                      trigger={content(item)}
                      current={item.current}
                      onOpen={item.vendors.onOpen}
                    >
                      <Container>{menu(item.vendors)}</Container>
                    </Disclosure>
                  ) : (
                    <li key={item.id} className={css.item}>
                      <Anchor href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
                        {content(item)}
                      </Anchor>
                    </li>
                  ),
                )}
              </ul>
            </nav>
            {end}
          </div>
        </Container>
      </div>
    </>
  );
}
