'use client';

import { CloudOff, RefreshCw } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { notice, noticeAction, noticeMark, noticeText, noticeTitle } from './StateMessage.css.ts';

export interface FailureProps extends ElementAttributes<HTMLDivElement> {
  /** Short description of the problem. */
  title: string;
  /** Note on what is safe. */
  text?: string;
  /** Number that customer service finds the failure by, with its word. */
  reference?: string;
  retry: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Replaces a part that failed to load, while the rest of the page works. */
export function Failure({ title, text, reference, retry, onRetry, busy, ...attributes }: FailureProps) {
  return (
    <div {...attributes} className={notice} role="status">
      <span className={noticeMark} data-tone="negative">
        {icon(CloudOff, 40)}
      </span>
      <p className={noticeTitle}>{title}</p>
      {text && <p className={noticeText}>{text}</p>}
      {reference && <p className={noticeText}>{reference}</p>}
      <div className={noticeAction}>
        <Button iconStart={RefreshCw} busy={busy} onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  );
}
