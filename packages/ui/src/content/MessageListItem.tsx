'use client';

import { ChevronDown, Mail, MailOpen } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon } from '../internal/icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './MessageListItem.css.ts';

interface MessageListItemProps {
  title: string;
  /** Ready to be shown, as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  open: boolean;
  onToggle: () => void;
  /** Says that it was not read yet; without it nothing does. */
  unread?: string;
  /** It was read before: written more quietly. */
  read?: boolean;
  children: ReactNode;
}

/** The row behind notices and messages: a title with its time, which opens to its text. The list item around it is the caller's. */
export function MessageListItem({ title, time, open, onToggle, unread, read, children }: MessageListItemProps) {
  const body = useId();
  return (
    <>
      <h3 className={css.head}>
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
      </h3>
      <div id={body} className={css.body} hidden={!open}>
        {children}
      </div>
    </>
  );
}
