import { type Location, resolvePath } from 'react-router-dom';
import { overlayAt } from './paths.ts';

/** What the history says of an overlay: how many steps back the page is that it was opened from. */
export interface Opened {
  over?: number;
}

/** The same for the step from here to an overlay; nothing where the first one was not opened from a page of this visit. */
export function stepOver({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): Opened | null {
  if (overlayAt(pathname, new URLSearchParams(search)) === null) return { over: 1 };
  const { over } = (state ?? {}) as Opened;
  return over === undefined ? null : { over: over + 1 };
}

/** Whether an address, from this page, opens an overlay. */
export function opensOverlay(to: string, from: Pick<Location, 'pathname'>): boolean {
  const { pathname, search } = resolvePath(to, from.pathname);
  return overlayAt(pathname, new URLSearchParams(search)) !== null;
}

/** A filter or an overlay leaves the page where it is; only another page begins at its top. */
export const keepsScroll = (to: string, from: Pick<Location, 'pathname'>): boolean =>
  resolvePath(to, from.pathname).pathname === from.pathname || opensOverlay(to, from);
