export interface RecordSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a head asks for: another column starts ascending, the same one turns round. */
export function nextSort(current: RecordSort | undefined, column: string): RecordSort {
  const again = current?.column === column && current.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/** How much of what is shown is selected; rows of other pages do not count. */
export function shareOf(selected: readonly string[], shown: readonly string[]): 'none' | 'some' | 'all' {
  const known = new Set(selected);
  const count = shown.filter((id) => known.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Takes one in or out; the others keep their order. */
export function toggleOne(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}

/** All from `from` to `to`, in the order shown, become as `to` becomes: in if it was out, else out. */
export function toggleRange(selected: readonly string[], shown: readonly string[], from: string, to: string): string[] {
  const places = [shown.indexOf(from), shown.indexOf(to)].filter((place) => place >= 0);
  const range = shown.slice(Math.min(...places), Math.max(...places) + 1);
  const others = selected.filter((id) => !range.includes(id));
  return selected.includes(to) ? others : [...others, ...range];
}

/** Takes all that is shown out when all of it is in, else in; what is selected on other pages stays. */
export function toggleAll(selected: readonly string[], shown: readonly string[]): string[] {
  const known = new Set(shown);
  const others = selected.filter((id) => !known.has(id));
  return shareOf(selected, shown) === 'all' ? others : [...others, ...shown];
}
