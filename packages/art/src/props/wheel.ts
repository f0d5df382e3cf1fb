import type { Sheet } from '../sheet.ts';
import { circle, element, group, path } from '../svg.ts';

interface Wheel {
  x: number;
  y: number;
  radius: number;
  /** Height over width, 1 when seen from straight above. */
  tilt?: number;
}

export function drawWheel(sheet: Sheet, { x, y, radius, tilt = 1 }: Wheel): void {
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
        disc(1, '#4a2a16') +
        disc(0.965, '#6d4022', ['#c79a4e', 0.012]) +
        band(0.86, '#b3261e', {}) +
        band(0.86, '#16181a', { pathLength: 37, 'stroke-dasharray': 1 }) +
        band(0.86, '#1c7a4c', { pathLength: 37, 'stroke-dasharray': '1 36', 'stroke-dashoffset': 1 }) +
        band(0.86, '#e6d3a0', { pathLength: 370, 'stroke-dasharray': '.5 9.5' }) +
        disc(0.785, '#35200f', ['#d9b566', 0.014]) +
        band(0.7, '#5a3419', {}) +
        band(0.7, '#2b1a0d', { pathLength: 74, 'stroke-dasharray': 1 }) +
        disc(0.62, '#8a5a2c', ['#d9b566', 0.014]) +
        group({ stroke: '#5d3a1b', 'stroke-width': of(0.01) || 1 }, spokes) +
        disc(0.2, '#c99f50', ['#f0dba6', 0.016]) +
        path(`M-${of(0.42)} 0H${of(0.42)}M0-${of(0.42)}V${of(0.42)}`, {
          stroke: '#e7c989',
          'stroke-width': of(0.05),
          'stroke-linecap': 'round',
        }) +
        disc(0.11, '#f4e3b5', ['#a87b34', 0.02]) +
        element('circle', { cx: of(0.5), cy: -of(0.58), r: of(0.045), fill: '#fff' }),
    ),
  );
}
