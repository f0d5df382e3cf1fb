import { codeDeadline, longestRemark } from '@baize/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { announcements } from '../src/content/announcements.ts';
import { gameList } from '../src/games/gameList.ts';
import { joinPromotion } from '../src/promotions/promotions.ts';
import { sendAccountCode } from '../src/sign-in/smsCodes.ts';
import { sendVerification } from '../src/sign-in/verification.ts';
import { node, read } from './fixture.ts';

test.each([
  [0, 1],
  [-5, 1],
  [0.001, 1],
  [null, 1],
  [undefined, 1],
  ['soon', 1],
  ['2', 2],
  [7, 7],
  [1e9, 10],
  ['1000000000', 10],
])(
  'FLT-086 a code that is said to hold for %j minutes is waited for %i, whatever it was sent for',
  (expiredMinutes, minutes) => {
    for (const endpoint of [sendAccountCode, sendVerification]) {
      const answer = read(endpoint, { expiredMinutes });
      expect(codeDeadline({ askedAt: 0, answeredAt: 0, ...answer })).toBe(minutes * 60_000);
    }
  },
);

test.each([
  [-1, 0],
  [0, 0],
  ['3', 3],
  ['many', 0],
  [null, null],
  [1.5, 0],
  [1e9, 1_000_000_000],
  [1e300, 0],
])(
  'FLT-085 ADP-01 a list that is said to have %j pages has %j: what is no count is none, null is not known',
  (totalPages, pages) => {
    expect(read(gameList, { games: [node], totalPages }).totalPages).toBe(pages);
  },
);

test.each([0, -1, 1_795_262_400, 1_671_000_000_000_000, '1795262400000', 'now', null, Number.NaN])(
  'FLT-087 %j is no moment: what was said of it has none, and is shown',
  (time) => {
    const [notice] = read(announcements, [{ type: 'PL', id: 2, title: 'Hello', content: '<p>x</p>', time } as never]);
    expect(notice).toMatchObject({ title: 'Hello', time: null });
  },
);

test('FLT-114 a remark may be as long as a reader counts it, whatever its characters are made of', () => {
  const takes = (remark: string) => v.is(joinPromotion.input, { promotionId: 'P1', remark });
  expect(takes('👨‍👩‍👧‍👦'.repeat(longestRemark))).toBe(true);
  expect(takes('👨‍👩‍👧‍👦'.repeat(longestRemark + 1))).toBe(false);
});
