'use client';

import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { MessageListItem } from './MessageListItem.tsx';
import * as styles from './NoticeList.css.ts';

export interface Notice {
  id: string;
  title: string;
  /** Ready to be shown, as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** Safe to be shown: cleaned by the caller. */
  body: ReactNode;
}

export interface NoticeListProps extends ElementAttributes<HTMLUListElement> {
  notices: readonly Notice[];
  /** The id of the one that is open; none where it is undefined. */
  open?: string;
  onToggle: (id: string) => void;
}

/** Notices of which one at most is open. The caller owns which, so that a marquee can open one. */
export function NoticeList({ notices, open, onToggle, ...attributes }: NoticeListProps) {
  return (
    <ul {...attributes} className={styles.list}>
      {notices.map(({ id, title, time, body }) => (
        <li key={id} className={styles.item}>
          <MessageListItem title={title} time={time} open={id === open} onToggle={() => onToggle(id)}>
            {body}
          </MessageListItem>
        </li>
      ))}
    </ul>
  );
}
