import { expect, test, vi } from 'vitest';
import { createFavourites } from './createFavourites.ts';

test('LOB-09 a press is kept before anybody hears of it, and tells what it did', () => {
  const told: unknown[] = [];
  const favourites = createFavourites({
    ids: ['a'],
    onToggle: (id, kept) => told.push([id, kept, favourites.has(id)]),
  });
  favourites.toggle('b');
  favourites.toggle('a');
  expect(told).toEqual([
    ['b', true, true],
    ['a', false, false],
  ]);
  expect(favourites.read()).toEqual(['b']);
});

test('LOB-09 a press that is refused is taken back without a word to the platform', () => {
  const onToggle = vi.fn((id: string, kept: boolean) => favourites.set(id, !kept));
  const favourites = createFavourites({ onToggle });
  favourites.toggle('a');
  expect(favourites.has('a')).toBe(false);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('listeners hear of changes alone, until they leave, and read the same list in between', () => {
  const favourites = createFavourites();
  const listener = vi.fn();
  const leave = favourites.subscribe(listener);
  favourites.set('a', true);
  const list = favourites.read();
  favourites.set('a', true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(favourites.read()).toBe(list);
  favourites.replace(['c', 'd']);
  expect(favourites.read()).toEqual(['c', 'd']);
  leave();
  favourites.toggle('c');
  expect(listener).toHaveBeenCalledTimes(2);
});
