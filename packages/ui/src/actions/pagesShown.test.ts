import { expect, test } from 'vitest';
import { pagesShown } from './pagesShown.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 3 4 5'],
  [5, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 … 6'],
  [6, 6, '1 … 4 5 6'],
  [1, 19, '1 2 3 … 19'],
  [2, 19, '1 2 3 … 19'],
  [3, 19, '1 2 3 4 … 19'],
  [4, 19, '1 2 3 4 5 … 19'],
  [5, 19, '1 … 4 5 6 … 19'],
  [10, 19, '1 … 9 10 11 … 19'],
  [15, 19, '1 … 14 15 16 … 19'],
  [16, 19, '1 … 15 16 17 18 19'],
  [18, 19, '1 … 17 18 19'],
  [19, 19, '1 … 17 18 19'],
  [640, 1280, '1 … 639 640 641 … 1280'],
  [0, 19, '1 2 3 … 19'],
  [99, 19, '1 … 17 18 19'],
])('UI-04 page %i of %i shows %s', (current, total, shown) => {
  const slots = pagesShown(current, total).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(slots.join(' ')).toBe(shown);
});

test.each([
  [1, 1e9, '1 2 3 … 1000000000'],
  [1000, 3, '1 2 3'],
  [1000, 0, ''],
  [1, -1, ''],
])('FLT-085 page %i of %i shows %s', (current, total, shown) => {
  const slots = pagesShown(current, total).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(slots.join(' ')).toBe(shown);
});

test('UI-04 every page is shown once, in order, with the first, the current and the last', () => {
  for (let total = 1; total <= 24; total++) {
    for (let current = 1; current <= total; current++) {
      const slots = pagesShown(current, total);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots.length).toBeLessThanOrEqual(7);
    }
  }
});
