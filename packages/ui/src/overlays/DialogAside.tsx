import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { GameLine, type GameLineProps } from '../content/GameLine.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import {
  aside,
  asideArt,
  asideNext,
  asidePoint,
  asidePoints,
  asideText,
  asideTitle,
  asideWords,
} from './DialogAside.css.ts';

export interface DialogAsideProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  /** The points in one line, for a band above the form. */
  text?: string;
  points: readonly { icon: IconNode; text: string }[];
  /** Fills what is left below the words. */
  art?: ReactNode;
  /** Where the form leads: a game that was chosen before it, with a word that says so. */
  next?: GameLineProps;
}

/** What stands in the dark panel beside a long form: why to go on. */
export function DialogAside({ title, text, points, art, next, ...attributes }: DialogAsideProps) {
  return (
    <div {...attributes} className={aside}>
      <div className={asideWords}>
        <p className={asideTitle}>{title}</p>
        {text && <p className={asideText}>{text}</p>}
      </div>
      <ul className={asidePoints}>
        {points.map((point) => (
          <li key={point.text} className={asidePoint}>
            {icon(point.icon, 18)}
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
      {art && <div className={asideArt}>{art}</div>}
      {next && (
        <div className={asideNext}>
          <GameLine {...next} />
        </div>
      )}
    </div>
  );
}
