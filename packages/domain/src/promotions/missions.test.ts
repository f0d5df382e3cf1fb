import { expect, test } from 'vitest';
import {
  arrangeMissions,
  checkInDays,
  checkInPoints,
  checkInStand,
  type Mission,
  missionProgress,
  missionState,
  nextReset,
} from './missions.ts';

const now = Date.UTC(2024, 1, 29, 12);

const day = 86_400_000;

test.each([
  ['0', '10', false, 'active'],
  ['9.99', '10', false, 'active'],
  ['10.00', '10', false, 'done'],
  ['0', '10', true, 'claimed'],
] as const)('MEM-14 %s of %s, claimed %j, is %s', (progress, target, claimed, state) => {
  expect(missionState(progress, target, claimed)).toBe(state);
  expect(missionProgress({ progress, target })).toBe(Math.floor(Number(progress) * 100) / 1000);
});

test('MEM-14 what can be claimed comes first, and what was claimed is finished', () => {
  const mission = (id: string, state: Mission['state']): Mission => ({
    id,
    name: id,
    goal: null,
    gameType: null,
    period: 'day',
    progress: '0',
    target: '1',
    amount: '1',
    points: 1,
    state,
    resets: now,
  });
  const missions = [mission('a', 'active'), mission('b', 'claimed'), mission('c', 'done')];
  expect(arrangeMissions(missions, 'active').map(({ id }) => id)).toEqual(['c', 'a']);
  expect(arrangeMissions(missions, 'finished').map(({ id }) => id)).toEqual(['b']);
});

test('MEM-14 the first of the periods to end is the one that is counted down to', () => {
  expect(nextReset([{ resets: now + day }, { resets: now + 2 }, { resets: now + 30 * day }])).toBe(now + 2);
  expect(nextReset([])).toBeNull();
});

test.each([
  [{ day: 1, done: false }, ['today', 'coming', 'coming']],
  [{ day: 2, done: false }, ['done', 'today', 'coming']],
  [{ day: 2, done: true }, ['done', 'done', 'coming']],
  [{ day: 3, done: true }, ['done', 'done', 'done']],
])('MEM-14 the days of a row at %j are %j', (stand, days) => {
  expect(checkInDays(stand, 3)).toEqual(days);
});

test('MEM-14 the row of days goes on while no day is left out, and begins anew after the last', () => {
  const today = Math.floor(now / day) * day;
  const ago = (...days: number[]) => days.map((back) => today - back * day);
  expect(checkInStand([], today)).toEqual({ day: 1, done: false });
  expect(checkInStand(ago(2, 1), today)).toEqual({ day: 3, done: false });
  expect(checkInStand(ago(2, 1, 0), today)).toEqual({ day: 3, done: true });
  expect(checkInStand(ago(3, 2), today)).toEqual({ day: 1, done: false });
  expect(checkInStand(ago(7, 6, 5, 4, 3, 2, 1), today)).toEqual({ day: 1, done: false });
  expect(checkInPoints).toHaveLength(7);
});
