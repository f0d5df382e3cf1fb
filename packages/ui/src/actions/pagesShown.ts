export type PageSlot = number | 'gap-before' | 'gap-after';

const range = 3;
const margin = 1;

/**
 * Returns the pages of `total` to show around `current`, both counted from 1. A gap replaces at least two pages,
 * because a single one would take the same room. Source: requirement UI-04.
 */
export function pagesShown(current: number, total: number): readonly PageSlot[] {
  const here = clamp(current, 1, total);
  const first = clamp(here - Math.floor(range / 2), 1, total - range + 1);
  const last = Math.min(total, first + range - 1);
  return [...before(first), ...pages(first, last), ...after(last, total)];
}

function before(first: number): readonly PageSlot[] {
  const hidden = first - 1 - margin;
  return hidden > 1 ? [...pages(1, margin), 'gap-before'] : pages(1, first - 1);
}

function after(last: number, total: number): readonly PageSlot[] {
  const hidden = total - last - margin;
  return hidden > 1 ? ['gap-after', ...pages(total - margin + 1, total)] : pages(last + 1, total);
}

const pages = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
