export type PageSlot = number | 'gap-before' | 'gap-after';

/** How many pages stand in a row around the current one, and how many at either end. */
const range = 3;
const margin = 1;

/**
 * Which pages of `total` are shown around `current`, both counted from 1. A gap stands for two pages or more: a single
 * one would take no less room. Source: requirement UI-04.
 */
export function pagesShown(current: number, total: number): readonly PageSlot[] {
  const here = clamp(current, 1, total);
  const first = clamp(here - Math.floor(range / 2), 1, total - range + 1);
  const last = Math.min(total, first + range - 1);
  return [...before(first), ...pages(first, last), ...after(last, total)];
}

/** From 1 to the page before `first`. */
function before(first: number): readonly PageSlot[] {
  const hidden = first - 1 - margin;
  return hidden > 1 ? [...pages(1, margin), 'gap-before'] : pages(1, first - 1);
}

/** From the page after `last` to the end. */
function after(last: number, total: number): readonly PageSlot[] {
  const hidden = total - last - margin;
  return hidden > 1 ? ['gap-after', ...pages(total - margin + 1, total)] : pages(last + 1, total);
}

const pages = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
