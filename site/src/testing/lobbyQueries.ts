import { expect, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';

export const cards = () => [...document.querySelectorAll<HTMLElement>('#lobby-games article')];
export const titles = () => cards().map((card) => within(card).getByRole('link').getAttribute('aria-label'));
export const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
export const list = (id: 'lobby.all' | 'lobby.hot' | 'lobby.fav' | 'lobby.recent') =>
  page().findByRole('radio', { name: say(id) });

export const grid = () => {
  const found = document.querySelector<HTMLElement>('#lobby-games');
  if (!found) throw new Error('there is no list of games');
  return found;
};

/** Returns the first button that removes a filter; an empty list has one too. */
export const chip = (name: string) =>
  page().queryAllByRole('button', { name: say('lobby.filter.remove', { name }) })[0] ?? null;
