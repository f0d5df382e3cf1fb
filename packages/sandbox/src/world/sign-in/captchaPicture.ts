import { encodeGreyPng } from '../base/png.ts';
import type { Random } from '../base/random.ts';

type Point = readonly [x: number, y: number];

/**
 * Pen strokes: points as two hexadecimal digits, x and y, on a grid of 8 by 12; a comma lifts the pen. Of
 * characters that are easily confused, such as 4 and A, at most one is here.
 */
const strokes: Readonly<Record<string, string>> = {
  '2': '02 20 60 82 84 0c 8c',
  '3': '00 80 45 88 8a 6c 0c',
  '6': '80 24 08 0a 2c 6c 8a 88 66 08',
  '9': '0c 68 84 82 60 20 02 04 26 84',
  A: '0c 40 8c, 28 68',
  E: '80 00 0c 8c, 06 66',
  H: '00 0c, 80 8c, 06 86',
  K: '00 0c, 80 06 8c',
  L: '00 0c 8c',
  P: '0c 00 60 82 84 66 06',
  T: '00 80, 40 4c',
  W: '00 2c 45 6c 80',
};

export const captchaAlphabet: readonly string[] = Object.keys(strokes);

const width = 160;
const height = 56;

export function captchaPicture(text: string, random: Random): Uint8Array {
  const paper = new Float32Array(width * height).fill(1);
  const letters = [...text];
  const step = (width - 24) / letters.length;
  for (const [place, letter] of letters.entries()) {
    const turn = (random.next() - 0.5) * 0.7;
    const shear = (random.next() - 0.5) * 0.4;
    const size = 4.2 + random.next() * 1.2;
    const centre: Point = [12 + step * (place + 0.5), height / 2 + (random.next() - 0.5) * 8];
    for (const line of linesOf(letter)) {
      drawLine(
        paper,
        line.map((point) => placed(point, centre, turn, shear, size)),
        1.5 + random.next() * 0.5,
        0.1,
      );
    }
  }
  for (let i = 0; i < 3; i += 1) drawLine(paper, wave(random), 0.6 + random.next() * 0.4, 0.35);
  const shift = random.next() * 6;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = Math.max(0, Math.min(height - 1, Math.round(y + Math.sin(x / 13 + shift) * 2.4)));
      const grain = (random.next() - 0.5) * 0.16;
      pixels[y * width + x] = Math.max(0, Math.min(255, Math.round(((paper[from * width + x] ?? 1) + grain) * 235)));
    }
  }
  return encodeGreyPng(pixels, width, height);
}

const linesOf = (letter: string): Point[][] =>
  (strokes[letter] ?? '')
    .split(', ')
    .map((line) =>
      line.split(' ').map((point): Point => [parseInt(point[0] ?? '0', 16) / 2, parseInt(point[1] ?? '0', 16) / 2]),
    );

function placed([x, y]: Point, [cx, cy]: Point, turn: number, shear: number, size: number): Point {
  const left = (x - 2 + (y - 3) * shear) * size;
  const top = (y - 3) * size;
  return [cx + left * Math.cos(turn) - top * Math.sin(turn), cy + left * Math.sin(turn) + top * Math.cos(turn)];
}

function wave(random: Random): Point[] {
  const y = 10 + random.next() * (height - 20);
  const phase = random.next() * 7;
  return Array.from({ length: 17 }, (_, i) => [i * 10, y + Math.sin(i / 2 + phase) * 8] as const);
}

function drawLine(paper: Float32Array, points: readonly Point[], radius: number, tone: number): void {
  for (let i = 1; i < points.length; i += 1)
    drawStroke(paper, points[i - 1] as Point, points[i] as Point, radius, tone);
}

/** Darkens pixels by distance to the segment, for soft edges without a drawing library. */
function drawStroke(paper: Float32Array, [ax, ay]: Point, [bx, by]: Point, radius: number, tone: number): void {
  const reach = radius + 1;
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
    y <= Math.min(height - 1, Math.max(ay, by) + reach);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
      x <= Math.min(width - 1, Math.max(ax, bx) + reach);
      x += 1
    ) {
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const distance = Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
      const cover = Math.max(0, Math.min(1, radius + 0.5 - distance));
      const at = y * width + x;
      paper[at] = Math.min(paper[at] ?? 1, 1 - cover * (1 - tone));
    }
  }
}
