import { expect, test } from 'vitest';
import { pageIn, wholeList, wordMap } from '../src/index.ts';

test('ADP-13 a word that is in no table counts as the other, and is noted', () => {
  const noted: string[] = [];
  const stateOf = wordMap({ SENT: 'paid', DONE: 'done' }, 'in-review' as never, 'state');
  const call = { stranger: (where: string) => void noted.push(where) };
  expect([stateOf('SENT', call), stateOf('ON_HOLD', call), stateOf('toString', call)]).toEqual([
    'paid',
    'in-review',
    'in-review',
  ]);
  expect(noted).toEqual(['state ON_HOLD', 'state toString']);
});

test('ADP-12 a whole list is read part by part, and one that is too long is refused', async () => {
  const read = async (after = '0') => ({
    items: [Number(after)],
    next: after === '4' ? null : String(Number(after) + 1),
  });
  expect(await wholeList(read)).toEqual([0, 1, 2, 3, 4]);
  await expect(wholeList(read, 3)).rejects.toMatchObject({ code: 'too-large' });
  expect(pageIn([1, 2, 3], { pageNo: 2, pageSize: 2 })).toEqual({ shown: [3], totalPages: 2 });
});
