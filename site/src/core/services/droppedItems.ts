import type { DroppedItems } from '@baize/gateway';

export function warnOfDropped(warn: (message: string) => void): (dropped: DroppedItems) => void {
  const told = new Set<string>();
  return ({ path, count }) => {
    if (told.has(path)) return;
    told.add(path);
    warn(`${path}: unreadable list items left out: ${count}`);
  };
}
