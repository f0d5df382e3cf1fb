import type { PlaceName } from '@baize/domain';
import { type PageKey, pageAt, plainPath } from './pagePaths.ts';
import { overlayAt } from './paths.ts';

const places: Partial<Record<PageKey, PlaceName>> = {
  home: 'home',
  slots: 'lobby',
  fishing: 'lobby',
  cards: 'lobby',
  live: 'lobby',
  sports: 'lobby',
  esports: 'lobby',
  lotteries: 'lobby',
  promotions: 'promotions',
  promotion: 'promotions',
  game: 'game',
  seamless: 'game',
  sportsBook: 'game',
  help: 'help',
};

/** Names the place of an address, for events: a kind of page, or the search above it. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PlaceName {
  if (overlayAt(pathname, new URLSearchParams(search)) === 'search') return 'search';
  const page = pageAt(plainPath(pathname));
  return (page && places[page]) ?? 'other';
}

let pressed: PlaceName = 'other';

/** Remembers where a game was pressed, until its page is there. */
export function notePress(at: Location): void {
  pressed = placeOf(at);
}

/** Returns where the game was pressed, once: a reload comes from nowhere. */
export function takePress(): PlaceName {
  const place = pressed;
  pressed = 'other';
  return place;
}
