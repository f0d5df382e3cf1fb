import { expect, test } from 'vitest';
import { arrangeInbox, badgeCount, withoutMessages } from './messages.ts';

test('MEM-15 HDR-06 unread first, the latest first; a badge of nothing is none', () => {
  const inbox = [
    { id: 'a', read: true, time: 9 },
    { id: 'b', read: false, time: 1 },
    { id: 'c', read: false, time: 5 },
    { id: 'd', read: true, time: null },
  ];
  expect(arrangeInbox(inbox).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  expect(withoutMessages(inbox, ['a', 'c', 'x']).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(badgeCount({ messages: 2, promotions: 3 })).toBe(5);
  expect([badgeCount({ messages: 0, promotions: 0 }), badgeCount(null), badgeCount(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});
