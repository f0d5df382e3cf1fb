import type { IconNode } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { type Social, social } from './internal/social.tsx';
import * as css from './SideBar.css.ts';

export type SideLink = { id: string; label: string; href: string; key?: boolean } & (
  | { icon: IconNode; social?: undefined }
  | { social: Social; icon?: undefined }
);

export interface SideBarProps {
  label: string;
  /** Networks first; `key` marks the one that matters most. Only those that exist. */
  links: readonly SideLink[];
}

/** Ways to reach the brand, at the edge of a desk's window. */
export function SideBar({ label, links }: SideBarProps) {
  const networks = links.filter((link) => link.social);
  const places = links.filter((link) => !link.social);
  const draw = (link: SideLink) => (
    <li key={link.id}>
      <a
        href={link.href}
        className={css.link}
        aria-label={link.label}
        title={link.label}
        data-key={link.key || undefined}
        {...(link.social && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {link.social ? social(link.social) : icon(link.icon, 18)}
      </a>
    </li>
  );
  if (links.length === 0) return null;
  return (
    <aside className={css.bar} aria-label={label}>
      <ul className={css.list}>
        {networks.map(draw)}
        {networks.length > 0 && places.length > 0 && <li className={css.rule} aria-hidden="true" />}
        {places.map(draw)}
      </ul>
    </aside>
  );
}
