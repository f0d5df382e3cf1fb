import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import type { NavItem } from './NavRow.tsx';
import * as css from './NavStrip.css.ts';

export interface NavStripProps extends ElementAttributes {
  label: string;
  /** Items; those without a page are left to the drawer. */
  items: readonly NavItem[];
}

/** Shows the navigation of a portrait tablet: links in one line, scrolling sideways if necessary. */
export const NavStrip = ({ label, items, ...attributes }: NavStripProps) => (
  <nav aria-label={label} {...attributes} className={css.strip}>
    <ul className={css.list}>
      {items.map(
        ({ id, href, label, current }) =>
          href && (
            <li key={id} className={css.item}>
              <Anchor href={href} className={css.link} aria-current={current ? 'page' : undefined}>
                {label}
              </Anchor>
            </li>
          ),
      )}
    </ul>
  </nav>
);
