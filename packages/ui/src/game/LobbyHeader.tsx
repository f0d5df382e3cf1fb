import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LobbyHeader.css.ts';

export interface LobbyHeaderProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  /** What it is, in a sentence. */
  lead?: string;
  /** How much there is; its place is reserved while it is unknown. */
  count?: string;
  jackpot?: ReactNode;
  /** The studios, where there are any. */
  children?: ReactNode;
}

/** The header of a lobby, or of another page: its name beside what is live, the studios below. */
export function LobbyHeader({ title, lead, count, jackpot, children, ...attributes }: LobbyHeaderProps) {
  return (
    <div {...attributes} className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead} data-alone={lead === undefined || undefined}>
          {lead}
          {count && ` ${count}`}
        </p>
      </div>
      {jackpot && <div className={css.jackpot}>{jackpot}</div>}
      {children && <div className={css.rest}>{children}</div>}
    </div>
  );
}
