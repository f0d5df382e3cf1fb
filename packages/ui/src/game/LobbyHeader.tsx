import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LobbyHeader.css.ts';

export interface LobbyHeaderProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  /** Description in one sentence. */
  lead?: string;
  /** Number of items; its space is reserved while unknown. */
  count?: string;
  jackpot?: ReactNode;
  children?: ReactNode;
}

/** Shows the header of a lobby or other page: title beside live content, studios below. */
export function LobbyHeader({ title, lead, count, jackpot, children, ...attributes }: LobbyHeaderProps) {
  return (
    <div {...attributes} className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead} data-alone={lead === undefined || undefined}>
          {lead}
          {count && <span>{` ${count}`}</span>}
        </p>
      </div>
      {jackpot && <div className={css.jackpot}>{jackpot}</div>}
      {children && <div className={css.rest}>{children}</div>}
    </div>
  );
}
