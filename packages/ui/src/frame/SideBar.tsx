import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { SideAnchor, type SideLink } from './SideAnchor.tsx';
import * as css from './SideBar.css.ts';

export interface SideBarProps extends ElementAttributes {
  label: string;
  /** Networks first; `strong` marks the one that matters most. Only those that exist. */
  links: readonly SideLink[];
  /** A `SideTab` with the same links, where the margin is narrow; it may come later than the bar. */
  tab?: ReactNode;
}

/** Ways to reach the brand, in the margin of the page: a bar, or where the margin is narrow a tab that opens a menu. */
export function SideBar({ label, links, tab, ...attributes }: SideBarProps) {
  if (links.length === 0) return null;
  const networks = links.filter((link) => link.social);
  const places = links.filter((link) => !link.social);
  return (
    <aside aria-label={label} {...attributes} className={css.side}>
      <ul className={css.bar}>
        {networks.map((link) => (
          <li key={link.id}>
            <SideAnchor link={link} />
          </li>
        ))}
        {networks.length > 0 && places.length > 0 && <li className={css.rule} aria-hidden="true" />}
        {places.map((link) => (
          <li key={link.id}>
            <SideAnchor link={link} />
          </li>
        ))}
      </ul>
      {tab}
    </aside>
  );
}
