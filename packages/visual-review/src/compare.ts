import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Box, Finding } from './findings.ts';

export type Difference = Pick<Finding, 'size' | 'pixels' | 'box' | 'colours'>;

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Tile side in px, smaller than an icon, so that a vanished icon fills much of a tile. */
const tile = 16;
/** Pixels that may differ out of a tile's 256: edges on separate layers rasterise in several ways. */
const toleratedInTile = 8;
/** Pixelmatch threshold (0 to 1): five of 255 steps in brightness. */
const threshold = 0.02;

const mostColours = 16;

/**
 * Compares two PNGs in tiles, so that small changes in large pictures count. Null if no visible difference; with
 * `exact`, if no pixel differs.
 */
export function compare(before: Uint8Array, after: Uint8Array, { exact = false } = {}): Difference | null {
  const [from, to] = [PNG.sync.read(Buffer.from(before)), PNG.sync.read(Buffer.from(after))];
  const size: Difference['size'] = { before: [from.width, from.height], after: [to.width, to.height] };
  const resized = from.width !== to.width || from.height !== to.height;
  const width = Math.min(from.width, to.width);
  const height = Math.min(from.height, to.height);
  const [a, b] = [crop(from, width, height), crop(to, width, height)];
  const mask = exact ? differing(a, b) : visiblyDiffering(a, b, width, height);
  const { pixels, box, tiles } = measure(mask, width, height);
  const changed = resized || (exact ? pixels > 0 : [...tiles.values()].some((count) => count > toleratedInTile));
  return changed ? { size, pixels, box, colours: coloursOf(a, b, mask) } : null;
}

function crop({ width, height, data }: Pixels, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth && height === toHeight) return data;
  const cropped = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < toHeight; y++)
    cropped.set(data.subarray(y * width * 4, (y * width + toWidth) * 4), y * toWidth * 4);
  return cropped;
}

/** One byte per pixel, 1 where it differs. */
type Mask = Uint8Array;

function differing(a: Uint8Array, b: Uint8Array): Mask {
  const mask = new Uint8Array(a.length / 4);
  for (let i = 0; i < mask.length; i++) mask[i] = colourAt(a, i * 4) === colourAt(b, i * 4) ? 0 : 1;
  return mask;
}

function visiblyDiffering(a: Uint8Array, b: Uint8Array, width: number, height: number): Mask {
  const output = new Uint8Array(a.length);
  pixelmatch(a, b, output, width, height, { threshold, diffMask: true });
  const mask = new Uint8Array(a.length / 4);
  // Pixelmatch's mask is transparent where equal, and yellow at anti-aliased edges, which do not count.
  for (let i = 0; i < mask.length; i++) mask[i] = output[i * 4 + 3] !== 0 && output[i * 4 + 1] === 0 ? 1 : 0;
  return mask;
}

function measure(mask: Mask, width: number, height: number) {
  const tiles = new Map<number, number>();
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue;
      pixels++;
      const key = Math.floor(y / tile) * width + Math.floor(x / tile);
      tiles.set(key, (tiles.get(key) ?? 0) + 1);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const box: Box | null = pixels ? { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } : null;
  return { pixels, box, tiles };
}

const colourAt = (data: Uint8Array, i: number) =>
  ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

function coloursOf(a: Uint8Array, b: Uint8Array, mask: Mask): Difference['colours'] {
  const counts = new Map<string, number>();
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const change = `${hex(colourAt(a, i * 4))} ${hex(colourAt(b, i * 4))}`;
    counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostColours)
    .map(([change, pixels]) => {
      const [from = '', to = ''] = change.split(' ');
      return { from, to, pixels };
    });
}
