import { expect, test } from 'vitest';
import { placesOf, spanOfTotals } from './recordColumns.ts';

test.each([
  [[], []],
  [['title'], ['title']],
  [
    ['detail', 'title', 'detail', 'result', 'detail', 'action'],
    ['start', 'title', 'end', 'result', 'start', 'action'],
  ],
  [
    ['title', 'result', 'action'],
    ['title', 'result', 'beside'],
  ],
] as const)('UI-01 columns of the roles %o stand on a card at %o', (columns, places) => {
  expect(placesOf(columns.map((role) => ({ role })))).toEqual(places);
});

test.each([
  [['time', 'game', 'stake', 'result'], { stake: '1.00', result: '2.00' }, 2],
  [['time', 'stake'], {}, 2],
  [['stake', 'result'], { stake: '1.00' }, 1],
] as const)('UI-01 of the columns %o with the sums %o, the label spans %i', (ids, values, span) => {
  expect(spanOfTotals(ids, values)).toBe(span);
});
