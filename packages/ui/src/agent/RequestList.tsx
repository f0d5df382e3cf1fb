import { Handshake, Hourglass } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './RequestList.css.ts';

export interface WaitingRequest {
  id: string;
  /** `incoming` waits for the reader, `outgoing` for the other side. */
  kind: 'incoming' | 'outgoing';
  title: string;
  text?: string;
  deadline: { label: string; time: string; iso: string; tone?: 'warning' };
  actions: ReactNode;
}

export interface RequestListProps extends ElementAttributes<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  requests: readonly WaitingRequest[];
}

/** Lists requests that wait for a response from either side. For a ruled `Panel`. */
export function RequestList({ label, requests, ...attributes }: RequestListProps) {
  return (
    <ul aria-label={label} {...attributes} className={plain}>
      {requests.map(({ id, kind, title, text, deadline, actions }) => (
        <li key={id} className={css.row}>
          <span className={css.mark} data-kind={kind}>
            {icon(kind === 'incoming' ? Handshake : Hourglass, 18)}
          </span>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            {text && <p className={css.note}>{text}</p>}
          </div>
          <div className={css.foot}>
            <p className={css.deadline}>
              <span>{deadline.label} </span>
              <time className={css.time} dateTime={deadline.iso} data-tone={deadline.tone}>
                <bdi>{deadline.time}</bdi>
              </time>
            </p>
            <div className={css.actions}>{actions}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
