import { type Location, resolvePath } from 'react-router-dom';
import { carriesGame, overlayAt } from './paths.ts';

/** What the history says of an overlay. */
export interface Opened {
  /** How many steps back the page is that it was opened from; missing where it was not opened from a page of this visit. */
  over?: number;
  /** Where a login leads, when not to the page below. */
  returnTo?: string;
  /** Where closing it leads, when not to the page below. */
  refusedTo?: string;
}

/** The same for the step from here to an overlay; what a login leads to is handed on to the registration. */
export function stepOver({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): Opened | null {
  if (overlayAt(pathname, new URLSearchParams(search)) === null) return { over: 1 };
  const { over, returnTo, refusedTo } = (state ?? {}) as Opened;
  if (over === undefined && returnTo === undefined) return null;
  return {
    ...(over !== undefined && { over: over + 1 }),
    ...(returnTo && { returnTo }),
    ...(refusedTo && { refusedTo }),
  };
}

/** What the history says of a page that carries a game: the page of this visit that lies one step back. */
export interface CameFrom {
  from?: string;
}

/** The same for the step from here to a game; null for any other step. */
export function stepToGame(to: string, from: Pick<Location, 'pathname'>): CameFrom | null {
  const { pathname } = resolvePath(to, from.pathname);
  return carriesGame(pathname) && !carriesGame(from.pathname) ? { from: from.pathname } : null;
}

/** Whether an address, from this page, opens an overlay. */
export function opensOverlay(to: string, from: Pick<Location, 'pathname'>): boolean {
  const { pathname, search } = resolvePath(to, from.pathname);
  return overlayAt(pathname, new URLSearchParams(search)) !== null;
}

/** A filter or an overlay leaves the page where it is; only another page begins at its top. */
export const keepsScroll = (to: string, from: Pick<Location, 'pathname'>): boolean =>
  resolvePath(to, from.pathname).pathname === from.pathname || opensOverlay(to, from);
