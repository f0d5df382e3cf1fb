import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPicture, pictureLimits, readPicture } from './pictures.ts';

const text = (words: string) => new TextEncoder().encode(words);

function png(width: number, height: number, bytes = 64): Uint8Array {
  const file = new Uint8Array(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(file.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return file;
}

/** Includes a comment before the frame, as cameras write it, and a table segment that is not a frame. */
function jpeg(width: number, height: number): Uint8Array {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xfe,
    0,
    5,
    1,
    2,
    3,
    0xff,
    0xc4,
    0,
    4,
    9,
    9,
    ...frame,
    ...Array(12).fill(0),
  ]);
}

test('VAL-03 FLT-055 PNG and JPEG are told by their bytes, with their size', () => {
  expect(readPicture(png(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480 });
  expect(readPicture(jpeg(640, 480))).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
  expect(checkPicture(png(640, 480))).toBeNull();
  expect(checkPicture(jpeg(4000, 3000))).toBeNull();
});

test.each([
  ['an empty file', new Uint8Array(0), 'type'],
  ['a drawing in markup', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'type'],
  ['a page', text('<!doctype html><script>x()</script>'), 'type'],
  ['a GIF', text('GIF89a------------------------------'), 'type'],
  ['a page behind the first bytes of a PNG', text('\x89PNG<script>x()</script>..............'), 'type'],
  ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'type'],
  ['a file of 5 MB and a byte', png(10, 10, pictureLimits.maxBytes + 1), 'size'],
  ['a picture of 30,000 by 30,000', png(30_000, 30_000), 'dimensions'],
  ['a picture of no width', png(0, 10), 'dimensions'],
])('VAL-03 FLT-055 %s is refused', (_, bytes, fault) => {
  expect(checkPicture(bytes)).toBe(fault);
});

test('VAL-03 a file of exactly 5 MB is taken', () => {
  expect(checkPicture(png(10, 10, pictureLimits.maxBytes))).toBeNull();
});

test('VAL-03 FLT-055 whatever the bytes are, they are judged and never throw', () => {
  const heads = fc.constantFrom<readonly number[]>(
    [],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  );
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const bytes = new Uint8Array([...head, ...rest]);
      expect(checkPicture(bytes) === null).toBe(readPicture(bytes) !== null && checkPicture(bytes) !== 'dimensions');
    }),
  );
});
