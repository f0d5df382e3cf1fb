import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { notice, noticeAction, noticeMark, noticeText, noticeTitle } from './StateMessage.css.ts';

export interface EmptyProps extends ElementAttributes<HTMLDivElement> {
  /** Picture, about 110 px wide. */
  art?: ReactNode;
  title: string;
  text?: string;
  actions?: ReactNode;
}

/** Says that a list loaded empty, and offers actions. */
export function Empty({ art, title, text, actions, ...attributes }: EmptyProps) {
  return (
    <div {...attributes} className={notice}>
      {art && <div className={noticeMark}>{art}</div>}
      <p className={noticeTitle}>{title}</p>
      {text && <p className={noticeText}>{text}</p>}
      {actions && <div className={noticeAction}>{actions}</div>}
    </div>
  );
}
