'use client';

import { ChevronDown, Copy, type IconNode, LogOut } from 'lucide';
import { Badge } from '../actions/Badge.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './AccountMenu.css.ts';
import { Disclosure } from './internal/Disclosure.tsx';

export interface AccountLink {
  id: string;
  href: string;
  label: string;
  icon: IconNode;
  count?: { value: number; label: string };
}

export interface AccountMenuProps extends ElementAttributes<HTMLDivElement> {
  name: string;
  picture: PictureSources;
  /** Unclaimed promotions plus unread messages; 0 is hidden. */
  count: number;
  vip?: string;
  /** Picture-only trigger for narrow desktops. */
  compact?: boolean;
  userId: string;
  onCopyId: () => void;
  links: readonly AccountLink[];
  onSignOut: () => void;
  words: {
    id: string;
    copy: string;
    signOut: string;
    count: string;
  };
}

/** Shows the player's menu: identity, waiting items, sign-out. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, picture, count, vip, compact, userId, onCopyId, links, onSignOut, words, ...attributes } = props;
  const trigger = (
    <>
      <span className={css.portrait}>
        <Avatar picture={picture} size={compact ? 'md' : 'sm'} alt="" />
        <span className={css.count}>
          <CountBadge value={count} label={words.count} />
        </span>
      </span>
      {compact ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <>
          <span className={css.account} dir="auto">
            {name}
          </span>
          {icon(ChevronDown, 14)}
        </>
      )}
    </>
  );
  return (
    <Disclosure
      {...attributes}
      rootClass={css.root}
      triggerClass={compact ? css.face : css.trigger}
      panelClass={css.menu}
      trigger={trigger}
    >
      <div className={css.head}>
        <Avatar picture={picture} size="lg" alt="" />
        <div className={css.who}>
          <div className={css.nameRow}>
            <b className={css.name} dir="auto">
              {name}
            </b>
            {vip && <Badge tone="vip">{vip}</Badge>}
          </div>
          <button type="button" className={css.id} title={words.copy} onClick={onCopyId}>
            <data value={userId}>{words.id}</data>
            {icon(Copy, 14)}
          </button>
        </div>
      </div>
      {links.length > 0 && (
        <ul className={css.list}>
          {links.map((link) => (
            <li key={link.id}>
              <Anchor href={link.href} className={css.row}>
                <span className={css.glyph}>{icon(link.icon, 18)}</span>
                <span className={css.label}>{link.label}</span>
                {link.count && <CountBadge value={link.count.value} label={link.count.label} />}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.list}>
        <li>
          <button type="button" className={css.row} data-close onClick={onSignOut}>
            <span className={css.glyph}>{icon(LogOut, 18, { flip: true })}</span>
            <span className={css.label}>{words.signOut}</span>
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
