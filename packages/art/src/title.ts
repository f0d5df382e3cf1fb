import { type Face, letter, type Warp } from './lettering.ts';
import type { Sheet } from './sheet.ts';
import { element, linearGradient, path } from './svg.ts';

export interface TitleStyle {
  face: Face;
  warp: Warp;
  bend: number;
  /** Larger size for the middle of three words. */
  stacked?: boolean;
}

interface TitleBox {
  /** Baseline of the last line. */
  base: number;
  maxWidth: number;
  maxHeight: number;
}

interface Line {
  text: string;
  width: number;
  height: number;
}

const precision = 1.3;
const lineGap = 9;

export function drawTitle(sheet: Sheet, title: string, { stacked, ...style }: TitleStyle, box: TitleBox): void {
  const lines = stacked ? stackTitle(title) : balanceTitle(title);
  let base = box.base;
  let outlines = '';
  for (const line of [...lines].reverse()) {
    const lettered = letter(line.text, {
      ...style,
      x: sheet.width / 2,
      y: base,
      maxWidth: box.maxWidth * line.width,
      maxHeight: box.maxHeight * line.height,
      scale: precision,
    });
    outlines += lettered.d;
    base -= lettered.height + lineGap;
  }
  drawKeyed(sheet, outlines);
}

function balanceTitle(title: string): Line[] {
  const texts = splitTitle(title);
  if (texts.length === 1) return texts.map((text) => ({ text, width: 1, height: 1 }));
  return texts.map((text) => (text.length <= 3 ? { text, width: 0.4, height: 0.5 } : { text, width: 1, height: 0.84 }));
}

function stackTitle(title: string): Line[] {
  const [first, middle, last, ...more] = title.split(/[\s:]+/).filter(Boolean);
  if (!first || !middle || !last || more.length > 0) return balanceTitle(title);
  return [
    { text: first, width: 0.72, height: 0.46 },
    { text: middle, width: 1, height: 0.94 },
    { text: last, width: 0.72, height: 0.46 },
  ];
}

function drawKeyed(sheet: Sheet, outlines: string): void {
  const { outline, gap, letterTop, letterFoot } = sheet.tone;
  const shape = sheet.define('t', (id) => path(outlines, { id }));
  const ink = sheet.define('k', (id) =>
    linearGradient(id, [
      [0.2, letterTop],
      [1, letterFoot],
    ]),
  );
  const layer = (attributes: Readonly<Record<string, string | number>>) =>
    element('use', { href: `#${shape}`, ...attributes });
  sheet.draw(
    element(
      'g',
      { transform: `scale(${(1 / precision).toFixed(3)})`, 'stroke-linejoin': 'round' },
      layer({ y: 5.5, fill: outline, stroke: outline, 'stroke-width': 10 }) +
        layer({ fill: gap, stroke: gap, 'stroke-width': 6 }) +
        layer({ fill: `url(#${ink})` }),
    ),
  );
}

export function splitTitle(title: string): string[] {
  const parts = title.split(/:\s+/);
  if (parts.length === 2) return parts;
  const words = title.split(/\s+/).filter(Boolean);
  if (words.length < 2 || title.length <= 8) return [words.join(' ')];
  let best = [words.join(' ')];
  let shortest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < shortest) {
      shortest = longest;
      best = lines;
    }
  }
  return best;
}
