'use client';

import { ChevronRight, type IconNode } from 'lucide';
import { type ReactNode, useId } from 'react';
import { CountBadge } from '../actions/CountBadge.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './AccountDialog.css.ts';

export interface AccountDialogItem {
  id: string;
  href: string;
  label: string;
  icon: IconNode;
  count?: { value: number; label: string };
  current?: boolean;
}

export interface AccountDialogGroup {
  id: string;
  label?: string;
  items: readonly AccountDialogItem[];
}

export interface AccountDialogOwner {
  /** An `Avatar`; without it the brand's mark precedes the name. */
  picture?: ReactNode;
  name: string;
  detail?: string;
  badge?: ReactNode;
}

interface AccountDialogMenuProps {
  label: string;
  owner: AccountDialogOwner;
  groups: readonly AccountDialogGroup[];
}

/** Shows the account owner and the pages: dark beside the page, a light list on phones. */
export function AccountDialogMenu({ label, owner, groups }: AccountDialogMenuProps) {
  return (
    <nav className={css.menu} aria-label={label}>
      <div className={css.menuScroll}>
        <div className={css.owner}>
          {owner.picture ?? <span className={css.mark} />}
          <div className={css.who}>
            <p className={owner.picture ? css.name : css.place}>
              <bdi translate="no">{owner.name}</bdi>
            </p>
            <div className={css.about}>
              {owner.detail && (
                <p className={css.detail}>
                  <bdi translate="no">{owner.detail}</bdi>
                </p>
              )}
              {owner.badge}
            </div>
          </div>
        </div>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </div>
    </nav>
  );
}

function Group({ label, items }: AccountDialogGroup) {
  const id = useId();
  return (
    <div className={css.group}>
      {label && (
        <p id={id} className={css.groupLabel}>
          {label}
        </p>
      )}
      <ul className={css.list} aria-labelledby={label && id}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor className={css.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <span className={css.glyph}>{icon(item.icon, 18)}</span>
              <span className={css.label}>{item.label}</span>
              {item.count && <CountBadge value={item.count.value} label={item.count.label} />}
              <span className={css.chevron}>{icon(ChevronRight, 16, { flip: true })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
