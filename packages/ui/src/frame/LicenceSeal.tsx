import { drawing, isPicture } from '../internal/emblem.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './LicenceSeal.css.ts';

const TEETH = 24;

const rosette = `M${Array.from({ length: TEETH * 2 }, (_, index) => {
  const radius = index % 2 ? 35 : 38;
  const angle = (index / TEETH) * Math.PI;
  return `${(40 + Math.cos(angle) * radius).toFixed(1)} ${(40 + Math.sin(angle) * radius).toFixed(1)}`;
}).join('L')}z`;

export interface LicenceSealProps extends ElementAttributes<Element> {
  /** Name of the licensing authority, for assistive technology and as a tooltip. */
  label: string;
  /** Up to seven letters in the seal. */
  letters: string;
  /** Built-in emblem name, or URL of the regulator's picture. */
  emblem?: string | null;
  /** Link to the entry in the regulator's register, in a new window. */
  href?: string | null;
}

/** Shows a licence: the regulator's picture, or a neutral rosette in the text colour. */
export function LicenceSeal({ href, label, letters, emblem, ...attributes }: LicenceSealProps) {
  const seal = { label, letters, emblem };
  if (!href) return <Seal {...seal} {...attributes} />;
  return (
    <Anchor
      {...(attributes as ElementAttributes<HTMLAnchorElement>)}
      className={css.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
    >
      <Seal {...seal} />
    </Anchor>
  );
}

function Seal({ label, letters, emblem, ...attributes }: LicenceSealProps) {
  if (isPicture(emblem)) {
    const own = attributes as ElementAttributes<HTMLImageElement>;
    return <img {...own} className={css.picture} src={emblem} width={80} height={80} alt={label} />;
  }
  const drawn = drawing(emblem, 22);
  return (
    <svg
      aria-label={label}
      {...(attributes as ElementAttributes<SVGSVGElement>)}
      className={css.seal}
      viewBox="0 0 80 80"
      fill="none"
      stroke="currentColor"
      role="img"
    >
      <path d={rosette} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx="40" cy="40" r="29" />
      {drawn && <g transform="translate(29 20)">{drawn}</g>}
      <text x="40" y={drawn ? 57 : 43.5} textAnchor="middle" fill="currentColor" stroke="none">
        {letters}
      </text>
    </svg>
  );
}
