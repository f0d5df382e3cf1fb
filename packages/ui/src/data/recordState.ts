export interface RecordSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export function nextSort(current: RecordSort | undefined, column: string): RecordSort {
  const again = current?.column === column && current.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

export function shareOf(selected: readonly string[], shown: readonly string[]): 'none' | 'some' | 'all' {
  const known = new Set(selected);
  const count = shown.filter((id) => known.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

export function toggleOne(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}

/** Gives all visible rows between `from` and `to` the new state of `to`. */
export function toggleRange(selected: readonly string[], shown: readonly string[], from: string, to: string): string[] {
  const places = [shown.indexOf(from), shown.indexOf(to)].filter((place) => place >= 0);
  const range = shown.slice(Math.min(...places), Math.max(...places) + 1);
  const others = selected.filter((id) => !range.includes(id));
  return selected.includes(to) ? others : [...others, ...range];
}

export function toggleAll(selected: readonly string[], shown: readonly string[]): string[] {
  const known = new Set(shown);
  const others = selected.filter((id) => !known.has(id));
  return shareOf(selected, shown) === 'all' ? others : [...others, ...shown];
}
