import { drawing, isPicture } from '../internal/emblem.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import * as css from './LicenceSeal.css.ts';

const TEETH = 24;

/** The outline of a rosette: points on two circles in turn, around the middle of 80 by 80. */
const rosette = `M${Array.from({ length: TEETH * 2 }, (_, index) => {
  const radius = index % 2 ? 35 : 38;
  const angle = (index / TEETH) * Math.PI;
  return `${(40 + Math.cos(angle) * radius).toFixed(1)} ${(40 + Math.sin(angle) * radius).toFixed(1)}`;
}).join('L')}z`;

export interface LicenceSealProps {
  /** Who licenses, for assistive technology and as a tooltip. */
  label: string;
  /** At most seven, within the seal. */
  letters: string;
  /** One of our drawings by name, or the address of the regulator's own picture. */
  emblem?: string | null;
  /** Leads to the entry in the regulator's register, beside the page. */
  href?: string | null;
}

/** A licence: the regulator's own picture where there is one, else a neutral rosette in the colour of the text. */
export function LicenceSeal({ href, ...seal }: LicenceSealProps) {
  if (!href) return <Seal {...seal} />;
  return (
    <Anchor className={css.link} href={href} target="_blank" rel="noopener noreferrer" title={seal.label}>
      <Seal {...seal} />
    </Anchor>
  );
}

function Seal({ label, letters, emblem }: LicenceSealProps) {
  if (isPicture(emblem)) return <img className={css.picture} src={emblem} width={80} height={80} alt={label} />;
  const drawn = drawing(emblem, 22);
  return (
    <svg className={css.seal} viewBox="0 0 80 80" fill="none" stroke="currentColor" role="img" aria-label={label}>
      <path d={rosette} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx="40" cy="40" r="29" />
      {drawn && <g transform="translate(29 20)">{drawn}</g>}
      <text x="40" y={drawn ? 57 : 43.5} textAnchor="middle" fill="currentColor" stroke="none">
        {letters}
      </text>
    </svg>
  );
}
