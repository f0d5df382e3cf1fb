import type { ReactNode } from 'react';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './DrawHeader.css.ts';

export interface DrawHeaderProps extends ElementAttributes<HTMLDivElement> {
  name: string;
  /** Current draw, such as "Draw 20241107-181". */
  issue: string;
  picture: PictureSources;
  /** Label and formatted time left; `closed` while no bets are accepted. */
  countdown: { label: string; value: string; state: 'open' | 'closed' };
  note: string;
  /** Back link and other actions on the lottery. */
  actions?: ReactNode;
  /** Previous draw: its numbers and their label. */
  last?: { label: string; balls: ReactNode };
}

/** Shows a lottery's current draw, its betting time and the previous result. Nothing is announced. */
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
          <bdi translate="no" className={css.issue}>
            {issue}
          </bdi>
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
        <bdi translate="no" className={css.time}>
          {countdown.value}
        </bdi>
        <span className={css.note}>{note}</span>
      </div>
    </div>
  );
}
