import { glyphPath } from '../glyphs.ts';
import { letter } from '../lettering.ts';
import type { Sheet } from '../sheet.ts';
import { circle, element, group, path, radialGradient, short } from '../svg.ts';

const r = Math.round;

interface ChipStack {
  x: number;
  y: number;
  radius: number;
  count: number;
  colour: string;
}

export function drawChips(sheet: Sheet, { x, y, radius, count, colour }: ChipStack): void {
  const ring = (size: number, attributes: Readonly<Record<string, string | number>>) =>
    element('ellipse', { rx: r(radius * size), ry: r(radius * 0.46 * size), ...attributes });
  const chip = sheet.define(`h${radius}`, (id) =>
    group(
      { id },
      group(
        { transform: `translate(0 ${r(radius * 0.2)})` },
        ring(1.02, { fill: '#0009' }) + ring(1, { fill: '#e9dfc6', stroke: 'currentColor', 'stroke-width': 2 }),
      ) +
        ring(1, { fill: 'currentColor' }) +
        ring(0.86, {
          fill: 'none',
          stroke: '#f3ead4',
          'stroke-width': r(radius * 0.16),
          pathLength: 16,
          'stroke-dasharray': 1,
        }) +
        ring(0.58, { fill: '#fff2', stroke: '#f3ead4', 'stroke-width': 1.5 }),
    ),
  );
  let stack = '';
  for (let level = 0; level < count; level += 1) {
    stack += element('use', { href: `#${chip}`, x: r(x), y: r(y - level * radius * 0.26) });
  }
  sheet.draw(group({ color: colour }, stack));
}

export function ballShine(sheet: Sheet): string {
  const id = sheet.define('o', (own) =>
    radialGradient(
      own,
      [
        [0, '#fff', 0.75],
        [0.35, '#fff', 0],
        [1, '#000', 0.55],
      ],
      { cx: 0.36, cy: 0.26, r: 0.85 },
    ),
  );
  return `url(#${id})`;
}

interface Ball {
  x: number;
  y: number;
  radius: number;
  colour: string;
  text: string;
}

export function drawBall(sheet: Sheet, { x, y, radius, colour, text }: Ball): void {
  const figure = letter(text, {
    face: 'russo',
    x,
    y: y + radius * 0.24,
    maxWidth: radius * 0.8,
    maxHeight: radius * 0.5,
    tracking: 6,
    scale: 4,
  });
  sheet.draw(
    circle(x, y + radius * 0.16, radius, { opacity: 0.3 }),
    circle(x, y, radius, { fill: colour }),
    circle(x, y, radius, { fill: ballShine(sheet) }),
    circle(x, y, radius * 0.56, { fill: '#fffaf0' }),
    path(figure.d, { fill: '#1b1a22', transform: 'scale(.25)' }),
  );
}

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface Die {
  x: number;
  y: number;
  size: number;
  /** Pips on the top, left and right face. */
  faces: readonly [number, number, number];
}

export function drawDie(sheet: Sheet, { x, y, size, faces: [top, left, right] }: Die): void {
  const h = size * 0.5;
  const w = size * 0.43;
  sheet.draw(
    element('ellipse', { cx: r(x), cy: r(y + size * 0.95), rx: r(size * 0.9), ry: r(size * 0.22), opacity: 0.3 }),
    dieFace(x, y, [w, h * 0.5, -w, h * 0.5, 0, -h], top, '#f7efdf'),
    dieFace(x, y, [w, h * 0.5, 0, h, -w, h * 0.5], left, '#e2d5bb'),
    dieFace(x, y, [w, -h * 0.5, 0, h, w, h * 0.5], right, '#c6b593'),
  );
}

function dieFace(x: number, y: number, matrix: readonly number[], value: number, fill: string): string {
  const dots = (pips[value] ?? []).map(([a, b]) => `M${short(a * 0.5)} ${short(b * 0.5)}h0`).join('');
  return group(
    { transform: `translate(${r(x)} ${r(y)})matrix(${matrix.map((each) => each.toFixed(1)).join(' ')})` },
    element('rect', { x: -1, y: -1, width: 2, height: 2, rx: 0.2, fill }) +
      path(dots, { stroke: '#a3231b', 'stroke-width': 0.4, 'stroke-linecap': 'round' }),
  );
}

type TileFace = 'dots' | 'bamboo' | 'lotus';

interface Tile {
  x: number;
  y: number;
  width: number;
  rotate?: number;
  face: TileFace;
}

export function drawTile(sheet: Sheet, { x, y, width, rotate = 0, face }: Tile): void {
  const height = r(width * 1.32);
  const slab = (drop: number, fill: string) =>
    element('rect', { x: r(-width / 2), y: r(-height / 2 + drop), width: r(width), height, rx: r(width * 0.14), fill });
  sheet.draw(
    group(
      { transform: `translate(${r(x)} ${r(y)})rotate(${rotate})` },
      slab(width * 0.16, '#1d6b45') +
        slab(width * 0.08, '#d8cbb0') +
        slab(0, '#faf4e4') +
        group({ transform: `scale(${(width / 100).toFixed(2)})` }, tileFaces[face]()),
    ),
  );
}

const coin = (x: number, y: number, stroke: string): string =>
  circle(x, y, 12, { stroke }) + circle(x, y, 3, { stroke });

const tileFaces: Readonly<Record<TileFace, () => string>> = {
  dots: () =>
    group(
      { fill: 'none', 'stroke-width': 6 },
      coin(-20, -32, '#1d6b45') +
        coin(20, -32, '#1d6b45') +
        coin(0, 0, '#b3261e') +
        coin(-20, 32, '#23508f') +
        coin(20, 32, '#23508f'),
    ),
  bamboo: () =>
    path('M-22-46v36M0-46v36M22-46v36M-11 8v38M11 8v38', {
      stroke: '#1d6b45',
      'stroke-width': 9,
      'stroke-dasharray': '15 3',
    }),
  lotus: () => path(glyphPath('lotus'), { transform: 'translate(-37-40)scale(.29)', fill: '#b3261e' }),
};
