import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownText, drawPhase, passedMark } from './drawTime.ts';
import { favouritesOf, readLotteryFavourites, toggleLottery } from './lotteryFavourites.ts';

const times = { closes: 55_000, drawn: 60_000 };

test.each([
  [0, { kind: 'open', left: 55 }],
  [54_001, { kind: 'open', left: 1 }],
  [54_999, { kind: 'open', left: 1 }],
  [55_000, { kind: 'closed', left: 5 }],
  [59_999, { kind: 'closed', left: 1 }],
  [60_000, { kind: 'drawn', left: 0 }],
  [9_000_000, { kind: 'drawn', left: 0 }],
])('GAM-09 FLT-105 at %i ms the draw is %j', (now, phase) => {
  expect(drawPhase(times, now)).toEqual(phase);
});

test('FLT-105 while a draw is open there is a second left at least, however late a timer looks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (now) => {
      const phase = drawPhase(times, now);
      expect(phase.kind === 'drawn').toBe(phase.left === 0);
      expect(phase.kind === 'open').toBe(now < times.closes);
    }),
  );
});

test.each([
  [61, 60, 60],
  [60, 59, null],
  [31, 30, 30],
  [11, 10, 10],
  [1, 0, 0],
  [300, 45, 60],
  [300, 5, 10],
  [300, 0, 0],
  [45, 300, null],
  [60, 60, null],
])('FLT-125 from %i to %i seconds the mark said is %j', (before, left, mark) => {
  expect(passedMark(before, left)).toBe(mark);
});

test('FLT-125 a countdown looked at every second is said four times, and after a sleep once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 61, max: 2000 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 200 }),
      (from, steps) => {
        const marks: number[] = [];
        let left = from;
        for (const step of [...steps, from]) {
          const next = Math.max(0, left - step);
          const mark = passedMark(left, next);
          if (mark !== null) marks.push(mark);
          left = next;
        }
        expect(marks.length).toBeLessThanOrEqual(4);
        expect(marks).toEqual([...new Set(marks)].sort((a, b) => b - a));
        expect(marks.at(-1)).toBe(0);
      },
    ),
  );
});

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [252, '04:12'],
  [76_060, '21:07:40'],
])('GAM-09 %i seconds read %s', (seconds, shown) => {
  expect(countdownText(seconds)).toBe(shown);
});

test('SES-01 favourites are kept by username, and what is no favourite is left out', () => {
  const all = readLotteryFavourites('{"ann":["A-1","A-1",7,""],"ben":"A-2","cat":["C-1"]}');
  expect(favouritesOf(all, 'ann')).toEqual(['A-1']);
  expect(favouritesOf(all, 'ben')).toEqual([]);
  expect(favouritesOf(all, null)).toEqual([]);
  expect(favouritesOf(all, 'constructor')).toEqual([]);
  for (const text of [null, '', '{', '[]', 'null', '"x"']) expect(readLotteryFavourites(text)).toEqual({});
});

test('SES-01 a lottery marked twice is as it was, and other players keep theirs', () => {
  const name = fc.constantFrom('ann', 'ben', '__proto__', 'constructor');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, fc.constantFrom('A-1', 'B-2', 'C-3')), { maxLength: 20 }),
      name,
      (marks, other) => {
        const before = marks.reduce((all, [who, code]) => toggleLottery(all, who, code), readLotteryFavourites(null));
        const after = readLotteryFavourites(
          JSON.stringify(toggleLottery(toggleLottery(before, 'dan', 'D-4'), 'dan', 'D-4')),
        );
        expect(favouritesOf(after, other)).toEqual(favouritesOf(before, other));
      },
    ),
  );
});
