import type { TreeGridLine } from './treeGridLines.ts';

type Place = Pick<TreeGridLine<unknown>, 'level' | 'parent' | 'end'>;

/** All in px, but `most`. */
export interface TreeGridSizes {
  row: number;
  /** Of an ancestor that stays in sight. */
  sticky: number;
  /** How many of them there may be. */
  most: number;
}

/**
 * The ancestors of the first line in sight, from the top, when the lines are scrolled by `top`. One stays from the moment
 * its lower edge reaches the place where it will stand, so that nothing jumps.
 */
export function ancestorsAt(lines: readonly Place[], top: number, { row, sticky, most }: TreeGridSizes): number[] {
  const chain: number[] = [];
  for (;;) {
    const slot = top + Math.min(chain.length, most - 1) * sticky;
    const index = atLevel(lines, Math.floor(slot / row), chain.length + 1);
    const line = lines[index];
    if (!line || line.end === index + 1 || line.parent !== (chain.at(-1) ?? -1)) return chain;
    if ((index + 1) * row - sticky > slot) return chain;
    chain.push(index);
  }
}

/** The line itself or its ancestor on that level; -1 where it lies higher. */
function atLevel(lines: readonly Place[], from: number, level: number): number {
  let index = from;
  for (let line = lines[index]; line && line.level > level; line = lines[index]) index = line.parent;
  return lines[index]?.level === level ? index : -1;
}

/** What stands under the head: a line, or how many are left out. */
export type StickySlot = { kind: 'line'; index: number } | { kind: 'folded'; first: number; count: number };

/** Of too many ancestors, those in the middle become one. */
export function foldMiddle(chain: readonly number[], most: number): StickySlot[] {
  const asLine = (index: number): StickySlot => ({ kind: 'line', index });
  const [outermost, first] = chain;
  if (outermost === undefined || first === undefined || chain.length <= most) return chain.map(asLine);
  const innermost = chain.slice(2 - most);
  return [
    asLine(outermost),
    { kind: 'folded', first, count: chain.length - innermost.length - 1 },
    ...innermost.map(asLine),
  ];
}

/** How far an ancestor is pushed up by the end of its branch: 0 or less. */
export function pushOf(end: number, slot: number, top: number, { row, sticky }: TreeGridSizes): number {
  return Math.min(0, end * row - top - (slot + 1) * sticky);
}

/** Where to scroll to so that a line is in sight, below the ancestors that it will have; `top` where it is already. */
export function scrollToLine(
  index: number,
  { level }: Pick<Place, 'level'>,
  { top, height }: { top: number; height: number },
  { row, sticky, most }: TreeGridSizes,
): number {
  const highest = Math.max(0, index * row - Math.min(level - 1, most) * sticky);
  const lowest = (index + 1) * row - height;
  if (top > highest) return highest;
  return top < lowest ? Math.min(lowest, highest) : top;
}
