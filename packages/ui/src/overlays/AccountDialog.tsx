'use client';

import { ChevronLeft, X } from 'lucide';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './AccountDialog.css.ts';
import { type AccountDialogGroup, AccountDialogMenu, type AccountDialogOwner } from './AccountDialogMenu.tsx';

export interface AccountDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  /** The name of all its pages: that of its menu, and on a phone the menu's title. */
  title: string;
  size?: 'md' | 'lg';
  owner: AccountDialogOwner;
  groups: readonly AccountDialogGroup[];
  /** The title of the page that is open; `null` for none, which on a phone shows the menu alone. */
  page: string | null;
  /** Stands below the title: what the page is about. */
  text?: string;
  /** From a page to the menu, where a phone has room for one of them only. */
  backHref: string;
  /** The page lies below another, to which `backHref` leads at every width. */
  nested?: boolean;
  /** What belongs to the whole page, beside its title. */
  actions?: ReactNode;
  /** Where the page puts a bar of actions that stays in sight below it; nothing is seen while it is empty. */
  footerRef?: Ref<HTMLDivElement>;
  onClose: () => void;
  words: { close: string; back: string };
  /** The page itself. */
  children?: ReactNode;
}

/** Everything about one account: a menu of pages beside the page. On a phone the menu comes first, then the page alone. */
export function AccountDialog(props: AccountDialogProps) {
  const {
    open,
    title,
    size = 'md',
    owner,
    groups,
    page,
    text,
    backHref,
    nested,
    actions,
    footerRef,
    onClose,
    words,
    children,
    ...attributes
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useArrival(page, heading, body);
  return (
    <Modal {...attributes} open={open} onClose={onClose} size={size === 'lg' ? 1216 : 1120}>
      {/* The walk begins before the menu, whatever field the page may have. */}
      <div className={css.dialog} data-shown={page === null ? 'menu' : 'page'} data-autofocus tabIndex={-1}>
        <AccountDialogMenu label={title} owner={owner} groups={groups} />
        <div className={css.head}>
          <Anchor className={css.back} data-nested={nested || undefined} href={backHref} aria-label={words.back}>
            {icon(ChevronLeft, 22, { flip: true })}
          </Anchor>
          <div className={css.titles}>
            <ModalTitle ref={heading} tabIndex={-1} className={css.title}>
              {page ?? title}
            </ModalTitle>
            {text && <p className={css.note}>{text}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
          <span className={css.close}>
            <IconButton label={words.close} icon={X} onClick={onClose} />
          </span>
        </div>
        {/* What it holds may be a text to read, which the keyboard has to be able to scroll. */}
        <div ref={body} className={css.body} tabIndex={page === null ? undefined : 0}>
          {children}
        </div>
        {footerRef && <div ref={footerRef} className={css.foot} />}
      </div>
    </Modal>
  );
}

/** Another page begins at its top; the focus goes to its title where the link it came by is out of sight. */
function useArrival(
  page: string | null,
  heading: RefObject<HTMLHeadingElement | null>,
  body: RefObject<HTMLDivElement | null>,
) {
  const last = useRef(page);
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    body.current?.scrollTo(0, 0);
    const focused = document.activeElement;
    // The dialog itself has the focus once what had it is gone.
    if (!focused?.checkVisibility() || focused.contains(heading.current)) heading.current?.focus();
  }, [page, heading, body]);
}
