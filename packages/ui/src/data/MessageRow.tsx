'use client';

import { Paperclip } from 'lucide';
import type { ReactNode } from 'react';
import { MessageListItem } from '../content/MessageListItem.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './MessageRow.css.ts';
import { selectionCheckbox } from './selectionCheckbox.tsx';

export interface MessageRowProps extends ElementAttributes<HTMLLIElement> {
  title: string;
  /** Formatted as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  unread: boolean;
  open: boolean;
  onToggle: () => void;
  /** Checkbox before the message; `label` names the message. */
  selection?: { label: string; selected: boolean; onToggle: () => void };
  attachments?: readonly { id: string; label: string; href: string }[];
  actions?: ReactNode;
  words: { unread: string };
  /** Sanitised text, such as `Prose`. */
  children: ReactNode;
}

/**
 * Shows one inbox message, as an item of `RowList`. The caller owns which is open; for public notices use `NoticeList`.
 */
export function MessageRow(props: MessageRowProps) {
  const {
    title,
    time,
    unread,
    open,
    onToggle,
    selection,
    attachments = [],
    actions,
    words,
    children,
    ...attributes
  } = props;
  return (
    <li
      {...attributes}
      className={css.message}
      data-pick={selection ? true : undefined}
      data-selected={selection?.selected || undefined}
    >
      {selection && (
        <span className={css.pick}>
          {selectionCheckbox({
            label: selection.label,
            labelClass: visuallyHidden,
            share: selection.selected ? 'all' : 'none',
            onToggle: selection.onToggle,
          })}
        </span>
      )}
      <MessageListItem
        title={title}
        time={time}
        open={open}
        onToggle={onToggle}
        unread={unread ? words.unread : undefined}
        read={!unread}
      >
        {children}
        {(attachments.length > 0 || actions) && (
          <div className={css.extras}>
            {attachments.map(({ id, label, href }) => (
              <Anchor key={id} href={href} className={css.attachment}>
                {icon(Paperclip, 16)}
                <bdi>{label}</bdi>
              </Anchor>
            ))}
            {actions}
          </div>
        )}
      </MessageListItem>
    </li>
  );
}
