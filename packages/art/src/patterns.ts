import type { Sheet } from './sheet.ts';
import { circle, element, group, path } from './svg.ts';

interface Pattern {
  width: number;
  height: number;
  turn?: number;
  tile: (colour: string) => string;
}

const rings = (colour: string, width: number, list: readonly (readonly [number, number, number])[]): string =>
  group({ fill: 'none', stroke: colour, 'stroke-width': width }, list.map(([x, y, r]) => circle(x, y, r)).join(''));

const lines = (d: string, width: number) => (colour: string) =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width });

const patterns = {
  scales: {
    width: 44,
    height: 22,
    tile: (colour) =>
      rings(colour, 1.5, [
        [22, 22, 21],
        [22, 22, 14],
        [22, 22, 7],
        [0, 11, 21],
        [0, 11, 14],
        [44, 11, 21],
        [44, 11, 14],
      ]),
  },
  lattice: { width: 36, height: 36, tile: lines('M18 0 36 18 18 36 0 18zM18 9l9 9-9 9-9-9z', 1.4) },
  stars: {
    width: 60,
    height: 60,
    tile: (colour) =>
      path(
        'M14 8q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7zM44 38q.6 4 5 5-4.4 1-5 5-.6-4-5-5 4.4-1 5-5zM46 11h1v2h-1zM12 45h1v2h-1z',
        {
          fill: colour,
        },
      ),
  },
  stripes: { width: 24, height: 24, turn: 35, tile: lines('M0 6H24', 8) },
  dots: {
    width: 18,
    height: 18,
    tile: (colour) => path('M5 5h0M14 14h0', { stroke: colour, 'stroke-width': 4.4, 'stroke-linecap': 'round' }),
  },
  weave: { width: 40, height: 40, tile: lines('M0 20h14v-6h12v12H14v-6M26 20h14M20 0v14M20 26v14', 1.6) },
  deco: {
    width: 60,
    height: 40,
    tile: lines(
      'M0 40a30 30 0 0 1 60 0M10 40a20 20 0 0 1 40 0M20 40a10 10 0 0 1 20 0M30 40V10M30 40 9 19M30 40 51 19',
      1.5,
    ),
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

export function texture(sheet: Sheet, name: PatternName, colour: string, opacity: number, height = sheet.height): void {
  const pattern: Pattern = patterns[name];
  const id = sheet.define(`p${name}`, (own) =>
    element(
      'pattern',
      {
        id: own,
        width: pattern.width,
        height: pattern.height,
        patternUnits: 'userSpaceOnUse',
        patternTransform: pattern.turn ? `rotate(${pattern.turn})` : undefined,
      },
      pattern.tile(colour),
    ),
  );
  sheet.draw(element('rect', { width: sheet.width, height, fill: `url(#${id})`, opacity }));
}
