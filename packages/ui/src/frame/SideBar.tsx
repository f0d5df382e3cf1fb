import { ChevronLeft, type IconNode } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { type Social, social } from '../internal/social.tsx';
import { usePopup } from '../internal/usePopup.ts';
import * as css from './SideBar.css.ts';

export type SideLink = { id: string; label: string; href: string; strong?: boolean } & (
  | { icon: IconNode; social?: undefined }
  | { social: Social; icon?: undefined }
);

export interface SideBarProps {
  label: string;
  /** Networks first; `strong` marks the one that matters most. Only those that exist. */
  links: readonly SideLink[];
}

/** Ways to reach the brand, in the margin of the page: a bar, or where the margin is narrow a tab that opens a menu. */
export function SideBar({ label, links }: SideBarProps) {
  if (links.length === 0) return null;
  const networks = links.filter((link) => link.social);
  const places = links.filter((link) => !link.social);
  return (
    <aside className={css.side} aria-label={label}>
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
      <SideTab label={label} links={[...places.toReversed(), ...networks]} />
    </aside>
  );
}

function SideTab({ label, links }: SideBarProps) {
  const { open, triggerProps, box, popup } = usePopup(null);
  const strong = links.find((link) => link.strong);
  return (
    <div className={css.tabBox} {...box}>
      <button {...triggerProps} type="button" className={css.tab} aria-label={label}>
        {icon(ChevronLeft, 16, { flip: true })}
        {strong?.icon && icon(strong.icon, 16)}
      </button>
      <div {...popup} className={css.menu}>
        {open && (
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <SideAnchor link={link} words />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function SideAnchor({ link, words = false }: { link: SideLink; words?: boolean }) {
  return (
    <Anchor
      href={link.href}
      className={words ? css.row : css.link}
      {...(!words && { 'aria-label': link.label, title: link.label })}
      data-strong={link.strong || undefined}
      {...(link.social && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.social ? social(link.social) : icon(link.icon, 18)}
      {words && link.label}
    </Anchor>
  );
}
