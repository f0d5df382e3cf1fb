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
  /** Summary of the points in one line, for a band above the form. */
  text?: string;
  points: readonly { icon: IconNode; text: string }[];
  /** Picture in the remaining space. */
  art?: ReactNode;
  /** Game chosen before the form, with a label. */
  next?: GameLineProps;
}

/** Shows the dark panel beside a long form, with reasons to continue. */
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
