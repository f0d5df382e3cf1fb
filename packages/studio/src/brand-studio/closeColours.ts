import type { DerivedTheme } from '@baize/tokens/brand/derive';
import { differenceCiede2000, parse } from 'culori';
import { type Sight, seeAs } from './sight.ts';

const difference = differenceCiede2000();

export const apart = (a: string, b: string): number => difference(a, b);

/** Distance below which colours need a second cue. */
export const leastApart = 10;

const statuses = ['positive', 'negative', 'warning', 'info', 'accent', 'muted'];

export interface ClosePair {
  names: readonly [string, string];
  colours: readonly [string, string];
  /** ΔE 2000 with normal sight. */
  normal: number;
  /** ΔE 2000 with the chosen sight. */
  seen: number;
}

export function closeColours({ paints }: Pick<DerivedTheme, 'paints'>, sight: Sight): readonly ClosePair[] {
  const colourOf = (name: string) => paints.get(`text.${name}`)?.hex ?? '#000000';
  return statuses
    .flatMap((one, place) => statuses.slice(place + 1).map((other) => [one, other] as const))
    .map((names): ClosePair => {
      const colours = [colourOf(names[0]), colourOf(names[1])] as const;
      const [a, b] = colours.map((hex) => seeAs(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }, sight));
      return { names, colours, normal: apart(...colours), seen: a && b ? difference(a, b) : 0 };
    })
    .sort((a, b) => a.seen - b.seen);
}

export interface Changed {
  role: string;
  colours: readonly [string, string];
  /** ΔE 2000. */
  by: number;
}

export function changedColours(
  one: Pick<DerivedTheme, 'paints'>,
  other: Pick<DerivedTheme, 'paints'>,
): readonly Changed[] {
  return [...one.paints]
    .flatMap(([role, { hex, alpha }]): Changed[] => {
      const against = other.paints.get(role);
      if (!against || (against.hex === hex && against.alpha === alpha)) return [];
      return [{ role, colours: [hex, against.hex], by: apart(hex, against.hex) }];
    })
    .sort((a, b) => b.by - a.by);
}
