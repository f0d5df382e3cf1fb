import type { IconNode } from 'lucide';
import { type Emblem, emblem } from '../internal/emblem.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './SideBar.css.ts';

export type SideLink = { id: string; label: string; href: string; strong?: boolean } & (
  | { icon: IconNode; social?: undefined }
  | { social: Emblem; icon?: undefined }
);

/** Renders one link of the side bar: an icon or, with `words`, a menu row. */
export function SideAnchor({ link, words = false }: { link: SideLink; words?: boolean }) {
  return (
    <Anchor
      href={link.href}
      className={words ? css.row : css.link}
      {...(!words && { 'aria-label': link.label, title: link.label })}
      data-strong={link.strong || undefined}
      {...(link.social && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.social ? emblem(link.social) : icon(link.icon, 18)}
      {words && <span>{link.label}</span>}
    </Anchor>
  );
}
