import type { Location } from 'react-router-dom';

/** Key of the history entry that this document was opened on. */
let openedOn: string | null = null;

/**
 * Returns the key under which an entry's scroll position is kept (FLT-155). The router calls every entry that was opened afresh
 * "default", so they would share one position.
 */
export function scrollKey({ key }: Location): string {
  if (key !== 'default') return key;
  openedOn ??= entryKey();
  return openedOn;
}

/** Reads the entry's own key, which a reload keeps, or gives it one. */
function entryKey(): string {
  const state = history.state as { opened?: string } | null;
  if (state?.opened) return state.opened;
  const opened = `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...state, opened }, '');
  return opened;
}
