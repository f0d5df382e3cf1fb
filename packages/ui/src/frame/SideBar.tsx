import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { SideAnchor, type SideLink } from './SideAnchor.tsx';
import * as css from './SideBar.css.ts';

export interface SideBarProps extends ElementAttributes {
  label: string;
  /** Links, social networks first; `strong` marks the most important. */
  links: readonly SideLink[];
  /** `SideTab` with the same links for narrow margins; may load later. */
  tab?: ReactNode;
}

/** Shows ways to contact the brand in the page margin: a bar or, in narrow margins, a tab with a menu. */
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
