import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf, readPage } from './paging.ts';

describe('pages of a list', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  test.each([
    ['1', [1, 2, 3], 1],
    ['3', [7], 3],
    ['99', [7], 3],
    ['0', [1, 2, 3], 1],
    ['-1', [1, 2, 3], 1],
    ['x', [1, 2, 3], 1],
    [null, [1, 2, 3], 1],
  ])('NTC-06 page %s of seven', (asked, items, page) => {
    expect(pageOf(seven, asked, 3)).toEqual({ items, page, total: 3 });
  });

  test('NTC-06 an empty list has one empty page', () => {
    expect(pageOf([], '4', 3)).toEqual({ items: [], page: 1, total: 1 });
  });

  test('NTC-06 the pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
        const { total } = pageOf(items, '1', size);
        const all = Array.from({ length: total }, (_, place) => pageOf(items, String(place + 1), size).items).flat();
        expect(all).toEqual(items);
        expect(readPage(String(total))).toBe(total);
      }),
    );
  });
});
