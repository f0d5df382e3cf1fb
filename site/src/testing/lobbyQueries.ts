import { expect, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';

// What stories of a lobby look for.

export const cards = () => [...document.querySelectorAll<HTMLElement>('#lobby-games article')];
export const titles = () => cards().map((card) => within(card).getByRole('link').getAttribute('aria-label'));
export const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
export const list = (id: 'lobby.all' | 'lobby.hot' | 'lobby.fav' | 'lobby.recent') =>
  page().findByRole('radio', { name: say(id) });
