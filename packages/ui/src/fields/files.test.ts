import { expect, test } from 'vitest';
import { sortFiles } from './files.ts';

const limits = { types: ['image/png', 'image/jpeg'], maxBytes: 5, room: 2 };
const png = { type: 'image/png', size: 5 };
const jpg = { type: 'image/jpeg', size: 1 };
const gif = { type: 'image/gif', size: 1 };
const heavy = { type: 'image/png', size: 6 };

test.each([
  ['nothing', [], 0, []],
  ['what fits', [png, jpg], 2, []],
  ['another type', [gif], 0, ['type']],
  ['no type at all', [{ type: '', size: 1 }], 0, ['type']],
  ['too much', [heavy], 0, ['size']],
  ['wrong in both ways', [{ type: 'image/gif', size: 6 }], 0, ['type']],
  ['one too many', [png, jpg, png], 2, ['count']],
  ['refused ones between, which take no room', [gif, png, heavy, jpg], 2, ['type', 'size']],
])('VAL-03 of files with %s', (_, files, taken, reasons) => {
  const sorted = sortFiles(files, limits);
  expect(sorted.taken).toHaveLength(taken);
  expect(sorted.refused.map(({ reason }) => reason)).toEqual(reasons);
});

test('VAL-03 a full list takes nothing', () => {
  expect(sortFiles([png], { ...limits, room: 0 }).refused).toEqual([{ file: png, reason: 'count' }]);
});
