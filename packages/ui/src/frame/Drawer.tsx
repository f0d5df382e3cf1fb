'use client';

import { ChevronDown, Flame, X } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '../actions/Badge.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './Drawer.css.ts';
import type { NavItem } from './NavRow.tsx';

export interface DrawerProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  /** Same items as in the desktop bar. */
  items: readonly NavItem[];
  /** Language, theme and help, as in the desktop top bar. */
  tools?: ReactNode;
  onClose: () => void;
  words: { close: string; hot: string };
}

/** Shows the phone navigation: all categories with their studios, and the tools. Following a link closes it. */
export function Drawer({ open, title, items, tools, onClose, words, ...attributes }: DrawerProps) {
  const name = (item: NavItem) => (
    <>
      <span className={css.label}>{item.label}</span>
      {item.hot && (
        <span className={css.hot}>
          {icon(Flame, 16)}
          <VisuallyHidden>{words.hot}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <Modal {...attributes} open={open} onClose={onClose}>
      <div className={css.head}>
        <ModalTitle className={css.title}>{title}</ModalTitle>
        <IconButton label={words.close} icon={X} onClick={onClose} />
      </div>
      {tools && <div className={css.tools}>{tools}</div>}
      <nav className={css.list} aria-label={title}>
        <ul className={plain}>
          {items.map((item) => (
            <li key={item.id}>
              {item.vendors ? (
                <details onToggle={(event) => event.currentTarget.open && item.vendors?.onOpen?.()}>
                  <summary className={css.row} aria-current={item.current || undefined}>
                    {name(item)}
                    <span className={css.chevron}>{icon(ChevronDown, 16)}</span>
                  </summary>
                  <Studios {...item.vendors} words={words} onClose={onClose} />
                </details>
              ) : (
                <Anchor
                  href={item.href}
                  className={css.row}
                  aria-current={item.current ? 'page' : undefined}
                  onClick={onClose}
                >
                  {name(item)}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}

type StudiosProps = NonNullable<NavItem['vendors']> & Pick<DrawerProps, 'words' | 'onClose'>;

function Studios({ items, seeAll, load, words, onClose }: StudiosProps) {
  return (
    <div className={css.studios}>
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={3} />}>
        <ul className={plain}>
          {items.map((vendor) => (
            <li key={vendor.code}>
              <Anchor href={vendor.href} className={css.studio} onClick={onClose}>
                <span className={css.label}>{vendor.name}</span>
                {vendor.hot && (
                  <Badge tone="hot" icon={Flame}>
                    {words.hot}
                  </Badge>
                )}
              </Anchor>
            </li>
          ))}
          {seeAll && (
            <li>
              <Anchor href={seeAll.href} className={css.studio} onClick={onClose}>
                {seeAll.label}
              </Anchor>
            </li>
          )}
        </ul>
      </LoadFrame>
    </div>
  );
}
