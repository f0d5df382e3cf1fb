import type { ReactNode } from 'react';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './GameLine.css.ts';
import { Picture } from './Picture.tsx';

export interface GameLineProps extends ElementAttributes<HTMLDivElement> {
  /** Why it stands here: "You came for". */
  label: string;
  title: string;
  picture: PictureSources;
  /** Leads to the game. */
  action?: ReactNode;
}

/** One game in a line on a dark surface: its picture, and why it is named. */
export const GameLine = ({ label, title, picture, action, ...attributes }: GameLineProps) => (
  <div {...attributes} className={css.line}>
    <span className={css.picture}>
      <Picture sources={picture} alt="" width={48} height={60} fallback="game" />
    </span>
    <span className={css.words}>
      <span className={css.label}>{label}</span>
      <bdi className={css.title}>{title}</bdi>
    </span>
    {action}
  </div>
);
