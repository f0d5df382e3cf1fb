import { Anchor, Check, Clock, Crown, type IconNode, Landmark, MessageCircle, Shield, Star, Sun } from 'lucide';
import type { ReactElement } from 'react';
import { monogram, picture as pictureClass } from './emblem.css.ts';
import type { EmblemName } from './emblemNames.ts';
import { icon } from './icon.tsx';
import { plain } from './plain.css.ts';

export interface Emblem {
  /** Built-in name or picture URL; anything else is ignored. */
  emblem?: string | null;
  letters: string;
}

/** Built-in drawings; a string is one filled path of 24 by 24. */
const drawings: Readonly<Record<EmblemName, IconNode | string>> = {
  anchor: Anchor,
  check: Check,
  clock: Clock,
  crown: Crown,
  landmark: Landmark,
  message: MessageCircle,
  shield: Shield,
  star: Star,
  sun: Sun,
  facebook: 'M14 8.5h3V5h-3c-2.5 0-4 1.7-4 4v2.5H7.5V15H10v7h3.5v-7h3l.5-3.5h-3.5V9.5c0-.6.4-1 .5-1z',
  youtube:
    'M22 8.2a3 3 0 0 0-2.1-2.1C18 5.5 12 5.5 12 5.5s-6 0-7.9.6A3 3 0 0 0 2 8.2 31 31 0 0 0 1.6 12 31 31 0 0 0 2 15.8a3 3 0 0 0 2.1 2.1c1.9.6 7.9.6 7.9.6s6 0 7.9-.6a3 3 0 0 0 2.1-2.1c.3-1.2.4-2.5.4-3.8s-.1-2.6-.4-3.8zM10 15V9l5.2 3z',
  telegram:
    'M21.5 4.3 2.8 11.5c-1 .4-1 1.8.1 2.1l4.7 1.5 1.8 5.6c.3.9 1.4 1.1 2 .4l2.6-2.7 4.7 3.5c.7.5 1.7.1 1.9-.7l3-15.3c.2-1.1-.9-2-2.1-1.6zM9 14.5l9-6.3-7.3 7.3-.3 3z',
};

const filled = new Map<string, ReactElement>();

export const isPicture = (emblem: string | null | undefined): emblem is string => emblem?.includes('/') ?? false;

/** Returns a built-in drawing in the text colour, or null for an unknown name. `size` in px. */
export function drawing(name: string | null | undefined, size = 18): ReactElement | null {
  const drawn = name && Object.hasOwn(drawings, name) ? drawings[name as EmblemName] : null;
  if (!drawn) return null;
  if (typeof drawn !== 'string') return icon(drawn, size);
  const known = filled.get(`${name}${size}`);
  if (known) return known;
  const made = (
    <svg className={plain} width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={drawn} />
    </svg>
  );
  filled.set(`${name}${size}`, made);
  return made;
}

/**
 * Returns an emblem: a picture, a drawing, or the first two letters as a graphic. Pictures are never inlined into the
 * markup.
 */
export function emblem({ emblem: given, letters }: Emblem, size = 18): ReactElement {
  if (isPicture(given)) return <img className={pictureClass} src={given} width={size} height={size} alt="" />;
  return (
    drawing(given, size) ?? (
      <span className={monogram} data-letters={[...letters].slice(0, 2).join('')} aria-hidden="true" />
    )
  );
}
