import type { ReactNode } from 'react';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './GameLine.css.ts';
import { Picture } from './Picture.tsx';

export interface GameLineProps extends ElementAttributes<HTMLDivElement> {
  /** Reason for showing the game, such as "You came for". */
  label: string;
  title: string;
  picture: PictureSources;
  action?: ReactNode;
}

/** Shows one game in a line on a dark surface, with the reason. */
export const GameLine = ({ label, title, picture, action, ...attributes }: GameLineProps) => (
  <div {...attributes} className={css.line}>
    <span className={css.picture}>
      <Picture sources={picture} alt="" width={48} height={60} fallback="game" />
    </span>
    <span className={css.words}>
      <span className={css.label}>{label}</span>
      <bdi translate="no" className={css.title}>
        {title}
      </bdi>
    </span>
    {action}
  </div>
);
