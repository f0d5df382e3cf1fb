'use client';

import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { MessageListItem } from './MessageListItem.tsx';
import * as styles from './NoticeList.css.ts';

export interface Notice {
  id: string;
  title: string;
  /** Formatted as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** Content sanitised by the caller. */
  body: ReactNode;
}

export interface NoticeListProps extends ElementAttributes<HTMLUListElement> {
  notices: readonly Notice[];
  /** Id of the open notice, if any. */
  open?: string;
  onToggle: (id: string) => void;
  /** Level of the titles: 2 right below the page's, else 3. */
  level?: 2 | 3;
}

/** Lists notices, at most one open. The caller owns the open one, so that a marquee can open it. */
export function NoticeList({ notices, open, onToggle, level, ...attributes }: NoticeListProps) {
  return (
    <ul {...attributes} className={styles.list}>
      {notices.map(({ id, title, time, body }) => (
        <li key={id} className={styles.item}>
          <MessageListItem level={level} title={title} time={time} open={id === open} onToggle={() => onToggle(id)}>
            {body}
          </MessageListItem>
        </li>
      ))}
    </ul>
  );
}
