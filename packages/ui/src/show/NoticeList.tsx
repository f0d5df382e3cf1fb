import { ChevronDown, Mail, MailOpen } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon } from '../internal/icon.tsx';
import * as styles from './NoticeList.css.ts';

export interface Notice {
  id: string;
  title: string;
  /** Ready to be shown, as `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** Safe to be shown: cleaned by the caller. */
  body: ReactNode;
}

export interface NoticeListProps {
  notices: readonly Notice[];
  /** Which one is open; none where it is undefined. */
  openIndex?: number;
  onToggle: (index: number) => void;
}

/** Notices of which one at most is open. The caller owns which, so that a marquee can open one. */
export function NoticeList({ notices, openIndex, onToggle }: NoticeListProps) {
  const list = useId();
  return (
    <ul className={styles.list}>
      {notices.map(({ id, title, time, body }, index) => {
        const open = index === openIndex;
        const bodyId = `${list}${index}`;
        return (
          <li key={id} className={styles.item}>
            <h3>
              <button
                type="button"
                className={styles.row}
                aria-expanded={open}
                aria-controls={bodyId}
                onClick={() => onToggle(index)}
              >
                <span className={styles.envelope}>{icon(open ? MailOpen : Mail, 20)}</span>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <time className={styles.time}>
                    <bdi>{time}</bdi>
                  </time>
                </span>
                <span className={styles.arrow}>{icon(ChevronDown, 18)}</span>
              </button>
            </h3>
            <div id={bodyId} className={styles.body} hidden={!open}>
              {body}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
