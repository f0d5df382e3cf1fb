import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { sidePanel, sidePanelArt, sidePanelPoint, sidePanelPoints, sidePanelTitle } from './SidePanel.css.ts';

export interface SidePanelProps {
  title: string;
  points: readonly { icon: IconNode; text: string }[];
  /** Fills what is left below the words. */
  art?: ReactNode;
}

/** What stands on the cloth beside a long form: why to go on. */
export function SidePanel({ title, points, art }: SidePanelProps) {
  return (
    <div className={sidePanel}>
      <p className={sidePanelTitle}>{title}</p>
      <ul className={sidePanelPoints}>
        {points.map((point) => (
          <li key={point.text} className={sidePanelPoint}>
            {icon(point.icon, 18)}
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
      {art && <div className={sidePanelArt}>{art}</div>}
    </div>
  );
}
