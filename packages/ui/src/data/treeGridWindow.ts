import type { TreeGridLine } from './treeGridLines.ts';

type Place = Pick<TreeGridLine<unknown>, 'level' | 'parent' | 'end'>;

/** Sizes in px, except `most`. */
export interface TreeGridSizes {
  row: number;
  sticky: number;
  most: number;
}

/**
 * Returns the ancestors of the first visible line at scroll offset `top`, outermost first. One sticks once its lower
 * edge reaches its final position, so that nothing jumps.
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

/** Returns the line itself or its ancestor on that level, or -1 if it lies higher. */
function atLevel(lines: readonly Place[], from: number, level: number): number {
  let index = from;
  for (let line = lines[index]; line && line.level > level; line = lines[index]) index = line.parent;
  return lines[index]?.level === level ? index : -1;
}

export type StickySlot = { kind: 'line'; index: number } | { kind: 'folded'; first: number; count: number };

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

/** Returns how far the end of its branch pushes an ancestor up, as 0 or less. */
export function pushOf(end: number, slot: number, top: number, { row, sticky }: TreeGridSizes): number {
  return Math.min(0, end * row - top - (slot + 1) * sticky);
}

/** Returns the scroll offset that shows a line below its sticky ancestors; `top` if already visible. */
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
