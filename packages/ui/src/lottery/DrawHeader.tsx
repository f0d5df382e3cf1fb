import type { ReactNode } from 'react';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './DrawHeader.css.ts';

export interface DrawHeaderProps extends ElementAttributes<HTMLDivElement> {
  /** The lottery. */
  name: string;
  /** The number of the draw that runs, such as "Draw 20241107-181". */
  issue: string;
  picture: PictureSources;
  /** What is counted down to, and the time left as it is shown. `closed` while no bet is taken. */
  countdown: { label: string; value: string; state: 'open' | 'closed' };
  /** What the state means, in words. */
  note: string;
  /** The way back, and what else belongs to the lottery as a whole. */
  actions?: ReactNode;
  /** The draw before: its numbers under a line that says so. */
  last?: { label: string; balls: ReactNode };
}

/** The header of a lottery: its draw that runs, how long bets are taken, and what was drawn last. Nothing here is announced. */
export function DrawHeader({ name, issue, picture, countdown, note, actions, last, ...attributes }: DrawHeaderProps) {
  return (
    <div {...attributes} className={css.head}>
      {actions && <div className={css.actions}>{actions}</div>}
      <div className={css.who}>
        <span className={css.thumb}>
          <Picture sources={picture} alt="" width={72} height={96} fallback="game" />
        </span>
        <div className={css.words}>
          <h1 className={css.name} dir="auto">
            {name}
          </h1>
          <bdi className={css.issue}>{issue}</bdi>
        </div>
      </div>
      {last && (
        <div className={css.last}>
          <span className={css.label}>{last.label}</span>
          {last.balls}
        </div>
      )}
      <div className={css.clock} data-state={countdown.state}>
        <span className={css.label}>{countdown.label}</span>
        <bdi className={css.time}>{countdown.value}</bdi>
        <span className={css.note}>{note}</span>
      </div>
    </div>
  );
}
