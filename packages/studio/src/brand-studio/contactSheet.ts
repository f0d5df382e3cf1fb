import { deriveBrand, measurePairs } from '@baize/tokens/brand/derive';
import { type BrandSource, themes } from '@baize/tokens/brand/source';
import { paintCss } from './brandSheet.ts';
import { ratioText } from './ratio.ts';

const columns = 4;
const cell = { width: 300, height: 56 };
const head = 90;
const margin = 24;

export interface Swatch {
  role: string;
  colour: string;
  note: string;
}

export function swatchesOf(
  source: BrandSource,
): readonly { title: string; ground: string; swatches: readonly Swatch[] }[] {
  const derived = deriveBrand(source);
  return themes.map((theme) => {
    const pairs = measurePairs(derived[theme], derived.level);
    const swatches = [...derived[theme].paints].map(([role, paint]): Swatch => {
      const weakest = pairs.find(({ front, back }) => front === role || back === role);
      const colour = paintCss(paint);
      return { role, colour, note: weakest ? `${colour}, ${ratioText(weakest.ratio)} of ${weakest.need}` : colour };
    });
    const ground = derived[theme].paints.get('surface.canvas')?.hex ?? '#ffffff';
    return { title: `${source.name}, ${theme}`, ground, swatches };
  });
}

/** Draws every role of the brands in both themes as a PNG. Screenshots of pages are impossible from a page. */
export async function contactSheet(sources: readonly BrandSource[]): Promise<Uint8Array<ArrayBuffer>> {
  const boards = sources.flatMap(swatchesOf);
  const rows = Math.ceil(Math.max(...boards.map(({ swatches }) => swatches.length)) / columns);
  const board = { width: margin * 2 + columns * cell.width, height: head + rows * cell.height + margin };
  const canvas = new OffscreenCanvas(board.width, board.height * boards.length);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  for (const [place, { title, ground, swatches }] of boards.entries()) {
    const top = place * board.height;
    const ink = place % 2 === 0 ? '#131a16' : '#f3f4f2';
    const write = (words: string, x: number, y: number, font: string) => {
      context.fillStyle = ink;
      context.font = font;
      context.fillText(words, x, y);
    };
    context.fillStyle = ground;
    context.fillRect(0, top, board.width, board.height);
    write(title, margin, top + 54, '600 28px sans-serif');
    for (const [index, { role, colour, note }] of swatches.entries()) {
      const [x, y] = [margin + (index % columns) * cell.width, top + head + Math.floor(index / columns) * cell.height];
      context.fillStyle = colour;
      context.fillRect(x, y, 40, 40);
      context.strokeStyle = ink;
      context.strokeRect(x + 0.5, y + 0.5, 39, 39);
      write(role, x + 52, y + 17, '600 13px sans-serif');
      write(note, x + 52, y + 35, '12px monospace');
    }
  }
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await picture.arrayBuffer());
}
