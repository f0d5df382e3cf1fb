'use client';

import { ChevronLeft } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { usePopup } from '../internal/usePopup.ts';
import { SideAnchor } from './SideAnchor.tsx';
import * as css from './SideBar.css.ts';
import type { SideBarProps } from './SideBar.tsx';

export interface SideTabProps extends Pick<SideBarProps, 'label' | 'links'>, ElementAttributes<HTMLDivElement> {}

/** Replaces the side bar in narrow margins: a tab that opens a labelled menu, nearest item first. */
export function SideTab({ label, links, ...attributes }: SideTabProps) {
  const { open, triggerProps, box, popup } = usePopup();
  const strong = links.find((link) => link.strong);
  return (
    <div {...attributes} className={css.tabBox} {...box}>
      <button {...triggerProps} type="button" className={css.tab} aria-label={label}>
        {icon(ChevronLeft, 16, { flip: true })}
        {strong?.icon && icon(strong.icon, 16)}
      </button>
      <div {...popup} className={css.menu}>
        {open && (
          <ul className={plain}>
            {[...links.filter((link) => !link.social).toReversed(), ...links.filter((link) => link.social)].map(
              (link) => (
                <li key={link.id}>
                  <SideAnchor link={link} words />
                </li>
              ),
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
