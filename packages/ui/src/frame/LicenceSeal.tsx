import { Anchor, Crown, type IconNode, Sun } from 'lucide';
import { icon } from '../internal/icon.tsx';
import * as css from './LicenceSeal.css.ts';

export type Licence = 'mt' | 'bvi' | 'ph';

const seals: Record<Licence, { letters: string; emblem: IconNode }> = {
  mt: { letters: 'MALTA', emblem: Crown },
  bvi: { letters: 'B.V.I.', emblem: Anchor },
  ph: { letters: 'MANILA', emblem: Sun },
};

const TEETH = 24;

/** The outline of a rosette: points on two circles in turn, around the middle of 80 by 80. */
const rosette = `M${Array.from({ length: TEETH * 2 }, (_, index) => {
  const radius = index % 2 ? 35 : 38;
  const angle = (index / TEETH) * Math.PI;
  return `${(40 + Math.cos(angle) * radius).toFixed(1)} ${(40 + Math.sin(angle) * radius).toFixed(1)}`;
}).join('L')}z`;

export interface LicenceSealProps {
  licence: Licence;
}

/** A neutral rosette in the colour of the text; no regulator's own mark. The words beside it say what is licensed. */
export function LicenceSeal({ licence }: LicenceSealProps) {
  const { letters, emblem } = seals[licence];
  return (
    <svg className={css.seal} viewBox="0 0 80 80" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={rosette} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx="40" cy="40" r="29" />
      <g transform="translate(29 20)">{icon(emblem, 22)}</g>
      <text x="40" y="57" textAnchor="middle" fill="currentColor" stroke="none">
        {letters}
      </text>
    </svg>
  );
}
