/** Steps a person counts in, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * The lines of an axis, from the lowest to the highest, at round values and evenly apart: zero is one of them, since bars
 * stand on it, and every value lies between the first and the last. `most` is how many steps there may be about.
 */
export function axisTicks(values: readonly number[], most = 4): number[] {
  const known = values.filter(Number.isFinite);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  if (low === high) return [0, 1];
  const step = niceStep((high - low) / most);
  const first = Math.floor(tidy(low / step));
  const last = Math.ceil(tidy(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return tidy((steps.find((step) => step >= tidy(rough / power)) ?? 10) * power);
}

/** Without the dust that binary fractions leave, such as 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** Where a value lies between the ends of the axis: 0 at its foot, 100 at its top. */
export function percentOf(value: number, ticks: readonly number[]): number {
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? 1;
  return ((value - low) / (high - low)) * 100;
}

/** Which of `count` points have their label under the axis: evenly apart, the first and, where it has room, the last. */
export function labelledPoints(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const shown = Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
  const gap = count - 1 - (shown.at(-1) ?? 0);
  return gap > 0 && gap > every / 2 ? [...shown, count - 1] : shown;
}

/** The path of a line through the middle of each band, in a box of 100 by 100; it breaks where a value is not known. */
export function linePath(values: readonly (number | undefined)[], ticks: readonly number[]): string {
  const band = 100 / values.length;
  let drawing = false;
  return values
    .map((value, index) => {
      const move = drawing ? 'L' : 'M';
      drawing = value !== undefined;
      if (value === undefined) return '';
      const place = `${round((index + 0.5) * band)} ${round(100 - percentOf(value, ticks))}`;
      // A point without neighbours is a line of no length, which round ends show as a dot.
      return `${move}${place}${move === 'M' ? 'h0' : ''}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Which of `count` points a key leads to; null for any other key. Time runs with the text, so `rtl` mirrors the arrows. */
export function movePoint(at: number, key: string, count: number, rtl: boolean): number | null {
  const ahead = rtl ? -1 : 1;
  const by: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 7,
    PageDown: -7,
    Home: -count,
    End: count,
  };
  const steps = by[key];
  return steps === undefined ? null : Math.max(0, Math.min(count - 1, at + steps));
}
