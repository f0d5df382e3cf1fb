import { mixed } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, element, group, path } from '../svg.ts';

interface Wheel {
  x: number;
  y: number;
  radius: number;
  /** Height over width, 1 when seen from straight above. */
  tilt?: number;
  colours?: WheelColours;
}

interface WheelColours {
  wood: string;
  rail: string;
  metal: string;
  field: string;
  otherField: string;
  zero: string;
}

const classic: WheelColours = {
  wood: '#5a3419',
  rail: '#8a5a2c',
  metal: '#d9b566',
  field: '#b3261e',
  otherField: '#16181a',
  zero: '#1c7a4c',
};

/** Returns the colours of a wheel made of a brand's metal and ink. */
export function wheelColours(metal: string, ink: string, field: string, zero: string): WheelColours {
  return { wood: mixed(metal, ink, 0.7), rail: mixed(metal, ink, 0.5), metal, field, otherField: ink, zero };
}

export function drawWheel(sheet: Sheet, { x, y, radius, tilt = 1, colours = classic }: Wheel): void {
  const { wood, rail, metal, field, otherField, zero } = colours;
  const dark = (share: number) => mixed(wood, '#000000', share);
  const bright = mixed(metal, '#ffffff', 0.5);
  const of = (share: number) => Math.round(radius * share);
  const disc = (share: number, fill: string, rim?: readonly [colour: string, share: number]) =>
    circle(0, 0, of(share), { fill, stroke: rim?.[0], 'stroke-width': rim && of(rim[1]) });
  const band = (share: number, colour: string, dashes: Readonly<Record<string, string | number>>) =>
    circle(0, 0, of(share), { fill: 'none', stroke: colour, 'stroke-width': of(0.15), ...dashes });
  const spokes = [0, 45, 90, 135]
    .map((angle) => path(`M-${of(0.6)} 0H${of(0.6)}`, { transform: `rotate(${angle})` }))
    .join('');
  sheet.draw(
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(1 ${tilt})` },
      circle(0, of(0.05), of(1.03), { fill: '#0006' }) +
        disc(1, dark(0.2)) +
        disc(0.965, mixed(wood, rail, 0.4), [metal, 0.012]) +
        band(0.86, field, {}) +
        band(0.86, otherField, { pathLength: 37, 'stroke-dasharray': 1 }) +
        band(0.86, zero, { pathLength: 37, 'stroke-dasharray': '1 36', 'stroke-dashoffset': 1 }) +
        band(0.86, bright, { pathLength: 370, 'stroke-dasharray': '.5 9.5' }) +
        disc(0.785, dark(0.4), [metal, 0.014]) +
        band(0.7, wood, {}) +
        band(0.7, dark(0.5), { pathLength: 74, 'stroke-dasharray': 1 }) +
        disc(0.62, rail, [metal, 0.014]) +
        group({ stroke: wood, 'stroke-width': of(0.01) || 1 }, spokes) +
        disc(0.2, metal, [bright, 0.016]) +
        path(`M-${of(0.42)} 0H${of(0.42)}M0-${of(0.42)}V${of(0.42)}`, {
          stroke: mixed(metal, '#ffffff', 0.25),
          'stroke-width': of(0.05),
          'stroke-linecap': 'round',
        }) +
        disc(0.11, mixed(metal, '#ffffff', 0.65), [mixed(metal, rail, 0.6), 0.02]) +
        element('circle', { cx: of(0.5), cy: -of(0.58), r: of(0.045), fill: '#fff' }),
    ),
  );
}
