import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { noteOf, shrink, withNote } from './png.ts';

type Pixel = readonly [number, number, number];

function chunk(type: string, body: Buffer): Buffer {
  const name = Buffer.concat([Buffer.from(type), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(name), 4);
  return Buffer.concat([ends.subarray(0, 4), name, ends.subarray(4)]);
}

/** A picture with an alpha channel whose every row is filtered in the way given (PNG specification, section 9). */
function screenshot(rows: readonly (readonly Pixel[])[], filter: number): Buffer {
  const width = rows[0]?.length ?? 0;
  const bytes = rows.map((row) => row.flatMap((pixel) => [...pixel, 255]));
  const filtered = bytes.map((row, y) => {
    const up = (i: number) => bytes[y - 1]?.[i] ?? 0;
    const left = (of: number[] | undefined, i: number) => (i < 4 ? 0 : (of?.[i - 4] ?? 0));
    const guess = (i: number) => {
      const [a, b, c] = [left(row, i), up(i), left(bytes[y - 1], i)];
      const near = [a, b, c].map((value) => Math.abs(a + b - c - value));
      return [0, a, b, (a + b) >> 1, [a, b, c][near.indexOf(Math.min(...near))] ?? 0][filter] ?? 0;
    };
    return Buffer.from([filter, ...row.map((value, i) => (value - guess(i)) & 255)]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(filtered));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

const few: Pixel[][] = [
  [
    [0, 0, 0],
    [255, 255, 255],
    [200, 30, 60],
  ],
  [
    [10, 120, 240],
    [255, 0, 128],
    [33, 66, 99],
  ],
];
const many: Pixel[][] = Array.from({ length: 24 }, (_, y) =>
  Array.from({ length: 24 }, (_, x): Pixel => [x * 10, y * 10, (x * y * 7) % 256]),
);

test.each([few, many])('the five filters of a screenshot come to the same picture', (...rows) => {
  const [first, ...others] = [0, 1, 2, 3, 4].map((filter) => shrink(screenshot(rows, filter), 'note'));
  for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
});

test.each([few, many])('a small picture read again is the same small picture, and keeps its note', (...rows) => {
  const small = shrink(screenshot(rows, 4), 'a note');
  expect(noteOf(small)).toBe('a note');
  expect(shrink(small, 'a note').equals(small)).toBe(true);
});

test('another note leaves the picture as it is', () => {
  const small = shrink(screenshot(few, 0), 'a note');
  const renamed = withNote(small, 'a longer note');
  expect(noteOf(renamed)).toBe('a longer note');
  expect(withNote(renamed, 'a note').equals(small)).toBe(true);
});

test('a change too small to see is no change, whichever step it falls into', () => {
  const at = (value: number) => screenshot([[[value, value, value]]], 0);
  const before = shrink(at(63), '');
  expect(shrink(at(64), '').equals(before)).toBe(false);
  expect(shrink(at(64), '', before).equals(before)).toBe(true);
  expect(shrink(at(80), '', before).equals(before)).toBe(false);
});
