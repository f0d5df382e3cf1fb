import { expect, test } from 'vitest';
import { nextSort, type RecordSort, shareOf, toggleAll, toggleOne, toggleRange } from './recordState.ts';

const up: RecordSort = { column: 'stake', direction: 'ascending' };
const down: RecordSort = { column: 'stake', direction: 'descending' };

test.each([
  [undefined, 'stake', up],
  [up, 'stake', down],
  [down, 'stake', up],
  [down, 'time', { column: 'time', direction: 'ascending' }],
])('UI-01 a table sorted by %o and asked for %s becomes %o', (current, column, next) => {
  expect(nextSort(current, column)).toEqual(next);
});

test.each([
  [[], [], 'none'],
  [['a'], [], 'none'],
  [['c'], ['a', 'b'], 'none'],
  [['a', 'c'], ['a', 'b'], 'some'],
  [['a', 'b', 'c'], ['a', 'b'], 'all'],
] as const)('UI-01 with %o selected, of the rows %o it is %s', (selected, shown, share) => {
  expect(shareOf(selected, shown)).toBe(share);
});

test.each([
  [[], 'a', ['a']],
  [['a', 'b', 'c'], 'b', ['a', 'c']],
  [['b'], 'a', ['b', 'a']],
])('UI-01 of %o, a press on %s leaves %o', (selected, id, next) => {
  expect(toggleOne(selected, id)).toEqual(next);
});

test.each([
  [[], ['a', 'b'], ['a', 'b']],
  [['a'], ['a', 'b'], ['a', 'b']],
  [['a', 'b'], ['a', 'b'], []],
  [
    ['z', 'a'],
    ['a', 'b'],
    ['z', 'a', 'b'],
  ],
  [['z', 'a', 'b'], ['a', 'b'], ['z']],
])('UI-01 of %o with the rows %o, a press on all leaves %o', (selected, shown, next) => {
  expect(toggleAll(selected, shown)).toEqual(next);
});

test.each([
  [['a'], 'a', 'c', ['a', 'b', 'c']],
  [['z', 'c'], 'c', 'a', ['z', 'a', 'b', 'c']],
  [['a', 'b', 'c'], 'c', 'b', ['a']],
  [[], 'gone', 'b', ['b']],
])('UI-01 of %o, a range from %s to %s leaves %o', (selected, from, to, next) => {
  expect(toggleRange(selected, ['a', 'b', 'c', 'd'], from, to)).toEqual(next);
});
