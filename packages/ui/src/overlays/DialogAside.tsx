import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { aside, asideArt, asidePoint, asidePoints, asideTitle } from './DialogAside.css.ts';

export interface DialogAsideProps {
  title: string;
  points: readonly { icon: IconNode; text: string }[];
  /** Fills what is left below the words. */
  art?: ReactNode;
}

/** What stands in the dark panel beside a long form: why to go on. */
export function DialogAside({ title, points, art }: DialogAsideProps) {
  return (
    <div className={aside}>
      <p className={asideTitle}>{title}</p>
      <ul className={asidePoints}>
        {points.map((point) => (
          <li key={point.text} className={asidePoint}>
            {icon(point.icon, 18)}
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
      {art && <div className={asideArt}>{art}</div>}
    </div>
  );
}
