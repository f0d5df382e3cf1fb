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
  /** Name of the whole dialog and its menu; on phones the menu's title. */
  title: string;
  size?: 'md' | 'lg';
  owner: AccountDialogOwner;
  groups: readonly AccountDialogGroup[];
  /** Title of the open page; `null` for none, which shows only the menu on phones. */
  page: string | null;
  text?: string;
  /** Link from a page to the menu, on phones. */
  backHref: string;
  /** Page below another, to which `backHref` links at every width. */
  nested?: boolean;
  /** Actions on the whole page, beside its title. */
  actions?: ReactNode;
  /** Ref of the slot for a sticky action bar; hidden while empty. */
  footerRef?: Ref<HTMLDivElement>;
  onClose: () => void;
  words: { close: string; back: string };
  children?: ReactNode;
}

/** Shows an account's pages beside their menu. On phones the menu comes first, then the page alone. */
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
      {/* Tabbing starts before the menu, even if the page has a field. */}
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
        {/* Focusable, because long text must scroll by keyboard. */}
        <div ref={body} className={css.body} tabIndex={page === null ? undefined : 0}>
          {children}
        </div>
        {footerRef && <div ref={footerRef} className={css.foot} />}
      </div>
    </Modal>
  );
}

/** Scrolls a new page to its top, and focuses its title if the link that led there is hidden. */
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
    // The dialog gets the focus when the focused element disappears.
    if (!focused?.checkVisibility() || focused.contains(heading.current)) heading.current?.focus();
  }, [page, heading, body]);
}
