import { expect, test } from 'vitest';
import { byTurn, isInTurn } from './turnOfDay.ts';

const ids = Array.from({ length: 40 }, (_, place) => `story-${place}`);
const looks = ['desk', 'dark', 'phone', 'lotus'];

test('as many days as there are choices see each of them once, whatever the id', () => {
  for (const id of ids) {
    const seen = [20_100, 20_101, 20_102, 20_103].flatMap((day) => byTurn(id, looks, day));
    expect([...seen].sort()).toEqual([...looks].sort());
    expect([7, 8, 9].filter((day) => isInTurn(id, 3, day))).toHaveLength(1);
  }
});

test('on one day the ids are spread over the choices', () => {
  const chosen = new Set(ids.flatMap((id) => byTurn(id, looks, 20_100)));
  expect(chosen.size).toBe(looks.length);
});

test('without turns, nothing is left out', () => {
  expect(byTurn('story', looks, null)).toEqual(looks);
  expect(isInTurn('story', 5, null)).toBe(true);
});
