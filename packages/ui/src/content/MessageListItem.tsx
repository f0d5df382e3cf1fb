'use client';

import { ChevronDown, Mail, MailOpen } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon } from '../internal/icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './MessageListItem.css.ts';

interface MessageListItemProps {
  title: string;
  /** Formatted as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  open: boolean;
  onToggle: () => void;
  /** Label of the unread mark; absent if there is no mark. */
  unread?: string;
  read?: boolean;
  level?: 2 | 3;
  children: ReactNode;
}

/**
 * Renders the row behind notices and messages: a title with its time, opening to its text. The caller provides the list
 * item.
 */
export function MessageListItem(props: MessageListItemProps) {
  const { title, time, open, onToggle, unread, read, level = 3, children } = props;
  const Head = `h${level}` as const;
  const body = useId();
  return (
    <>
      <Head className={css.head}>
        <button
          type="button"
          className={css.row}
          aria-expanded={open}
          aria-controls={body}
          data-read={read || undefined}
          onClick={onToggle}
        >
          <span className={css.envelope}>
            {icon(open || read ? MailOpen : Mail, 20)}
            {unread && <span className={css.unread} />}
          </span>
          <span className={css.words}>
            {unread && <VisuallyHidden>{unread}</VisuallyHidden>}
            <span className={css.title}>{title}</span>
            <time className={css.time}>
              <bdi>{time}</bdi>
            </time>
          </span>
          <span className={css.arrow}>{icon(ChevronDown, 18)}</span>
        </button>
      </Head>
      <div id={body} className={css.body} hidden={!open}>
        {children}
      </div>
    </>
  );
}
