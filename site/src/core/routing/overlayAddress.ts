import { type Location, resolvePath } from 'react-router-dom';
import { carriesGame, overlayAt } from './paths.ts';

export interface Opened {
  /** History steps back to the page it was opened from; missing if this visit had no such page. */
  over?: number;
  /** Destination after login, if not the page below. */
  returnTo?: string;
  /** Destination after closing, if not the page below. */
  refusedTo?: string;
}

/**
 * Returns the history state for opening an overlay from here, passing the login's destination on to the registration.
 */
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

export interface CameFrom {
  from?: string;
}

export function stepToGame(to: string, from: Pick<Location, 'pathname'>): CameFrom | null {
  const { pathname } = resolvePath(to, from.pathname);
  return carriesGame(pathname) && !carriesGame(from.pathname) ? { from: from.pathname } : null;
}

export function opensOverlay(to: string, from: Pick<Location, 'pathname'>): boolean {
  const { pathname, search } = resolvePath(to, from.pathname);
  return overlayAt(pathname, new URLSearchParams(search)) !== null;
}

export const keepsScroll = (to: string, from: Pick<Location, 'pathname'>): boolean =>
  resolvePath(to, from.pathname).pathname === from.pathname || opensOverlay(to, from);
