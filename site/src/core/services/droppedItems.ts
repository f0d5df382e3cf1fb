import type { DroppedItems } from '@baize/gateway';

/** Warns developers once for each call whose answers lose list items (API-02). */
export function warnOfDropped(warn: (message: string) => void): (dropped: DroppedItems) => void {
  const told = new Set<string>();
  return ({ path, count }) => {
    if (told.has(path)) return;
    told.add(path);
    warn(`${path}: unreadable list items left out: ${count}`);
  };
}
