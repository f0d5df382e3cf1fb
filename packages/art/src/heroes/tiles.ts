/** A grid of tiles with outlined emblems, three of them lit. */
import { layCloth, type Stage } from '../bannerStage.ts';
import { mixed } from '../colour.ts';
import { glyphPath } from '../glyphs.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path } from '../svg.ts';

const rows: readonly (readonly string[])[] = [
  ['spades', 'diamonds', 'two-coins', 'clover', 'cherry', 'ticket'],
  ['cricket-bat', 'domino-tiles', 'soccer-ball', 'tropical-fish', 'crossed-swords', 'gems'],
  ['horseshoe', 'queen-crown', 'trophy-cup', 'hearts', 'clubs', 'ringing-bell'],
  ['two-coins', 'gamepad', 'spades', 'cut-diamond', 'cherry', 'turtle'],
  ['clubs', 'ticket', 'tennis-racket', 'double-fish', 'domino-tiles', 'hearts'],
];
const columns = 6;
const tile = 92;
const step = 98;
const first = { x: 626, y: -5 };

/** Opacity of the columns towards the words; the others stand in full. */
const fading: Readonly<Record<number, number>> = { 0: 0.3, 1: 0.7 };

export function tiles(stage: Stage): void {
  const { sheet, colours } = stage;
  layCloth(stage);
  const lit: Readonly<Record<string, readonly [ground: string, ink: string]>> = {
    '1 2': [colours.line, colours.ink],
    '2 1': [colours.hot, colours.line],
    '3 4': [colours.metal, colours.ink],
  };
  for (let column = 0; column < columns; column += 1) {
    let grounds = '';
    let outlines = '';
    let bright = '';
    rows.forEach((glyphs, row) => {
      const glyph = glyphs[column];
      if (!glyph) return;
      const place = placeOf(stage, column, row);
      const [ground, ink] = lit[`${row} ${column}`] ?? [];
      if (ground) {
        bright += element('rect', { ...place, fill: ground }) + emblem(sheet, glyph, place, { fill: ink, size: 60 });
      } else {
        grounds += element('rect', place);
        outlines += emblem(sheet, glyph, place, { size: 54 });
      }
    });
    sheet.draw(
      group(
        { opacity: fading[column] },
        group(
          { fill: mixed(colours.skyTop, colours.clothLight, 0.4), stroke: colours.line, 'stroke-opacity': 0.14 },
          grounds,
        ) +
          group({ fill: 'none', stroke: mixed(colours.metal, colours.clothLight, 0.15), 'stroke-width': 5 }, outlines),
      ),
      bright,
    );
  }
}

function placeOf({ at }: Stage, column: number, row: number) {
  const x = at(first.x + column * step + tile / 2) - tile / 2;
  return { x, y: first.y + row * step, width: tile, height: tile, rx: 5 };
}

interface Emblem {
  size: number;
  fill?: string | undefined;
}

function emblem(sheet: Sheet, glyph: string, place: { x: number; y: number }, { size, fill }: Emblem): string {
  const shape = sheet.define(`e-${glyph}`, (id) => path(glyphPath(glyph), { id }));
  const inset = (tile - size) / 2;
  const transform = `translate(${place.x + inset} ${place.y + inset})scale(${(size / 256).toFixed(3)})`;
  return element('use', { href: `#${shape}`, transform, fill });
}
