import { glyphPath } from '../glyphs.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, linearGradient, path } from '../svg.ts';

interface CabinetColours {
  rim: string;
  ground: string;
  line: string;
}

const reelSymbols = [
  { glyph: 'cherry', fill: '#b3261e', edge: '#7d1510', neighbour: 'cut-diamond' },
  { glyph: 'cut-diamond', fill: '#1f7d86', edge: '#0d4b57', neighbour: 'cherry' },
  { glyph: 'jewel-crown', fill: '#c58a1c', edge: '#8a5b0c', neighbour: 'cut-diamond' },
] as const;

/** Draws three ivory reels behind a metal rim, for a sheet 480 high. */
export function drawReelCabinet(sheet: Sheet, x: number, { rim, ground, line }: CabinetColours): void {
  const frame = (inset: number, top: number, high: number, rx: number, fill: string, opacity?: number) =>
    element('rect', { x: x - 250 + inset, y: top, width: 500 - inset * 2, height: high, rx, fill, opacity });
  sheet.draw(frame(0, 66, 352, 34, ground, 0.55), frame(8, 54, 352, 30, rim), frame(20, 66, 328, 22, ground));
  const ivory = sheet.define('ivory', (id) =>
    linearGradient(id, [
      [0, '#b8ab90'],
      [0.28, '#fbf5e6'],
      [0.72, '#fbf5e6'],
      [1, '#a89a7d'],
    ]),
  );
  const clip = (name: string, d: string) => sheet.define(name, (id) => element('clipPath', { id }, path(d)));
  const above = clip('above', 'M0 74H256V256H0z');
  const below = clip('below', 'M0 0H256V180H0z');
  reelSymbols.forEach(({ glyph, fill, edge, neighbour }, index) => {
    const left = x - 219 + index * 148;
    const own = symbol(sheet, glyph);
    const other = symbol(sheet, neighbour);
    const peek = (mask: string, top: number) =>
      group(
        { 'clip-path': `url(#${mask})`, transform: `translate(${left + 27} ${top})scale(.345)` },
        element('use', { href: `#${other}` }),
      );
    sheet.draw(
      element('rect', { x: left, y: 78, width: 142, height: 304, rx: 12, fill: `url(#${ivory})` }),
      group(
        { transform: `translate(${left + 10} 168)scale(.475)`, 'stroke-linejoin': 'round' },
        element('use', { href: `#${own}`, y: 8, fill: edge, stroke: edge, 'stroke-width': 12 }) +
          element('use', { href: `#${own}`, fill, stroke: edge, 'stroke-width': 3 }),
      ),
      group({ fill: '#2b241a', opacity: 0.3 }, peek(above, 54) + peek(below, 318)),
    );
  });
  sheet.draw(path(`M${x - 230} 230h460`, { stroke: line, 'stroke-width': 3, opacity: 0.7 }));
}

const symbol = (sheet: Sheet, glyph: string): string =>
  sheet.define(`y-${glyph}`, (id) => path(glyphPath(glyph), { id }));
