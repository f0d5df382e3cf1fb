const steps = [1, 2, 2.5, 5, 10];

/**
 * Returns evenly spaced round ticks, lowest first. Zero is included because bars start there, and all values lie
 * within. `most` is the approximate number of steps.
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

/** Removes floating-point noise such as 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12));

export function percentOf(value: number, ticks: readonly number[]): number {
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? 1;
  return ((value - low) / (high - low)) * 100;
}

/** Returns the indexes of evenly spaced labelled points: the first and, with room, the last. */
export function labelledPoints(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const shown = Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
  const gap = count - 1 - (shown.at(-1) ?? 0);
  return gap > 0 && gap > every / 2 ? [...shown, count - 1] : shown;
}

/** Returns an SVG path through the middle of each band, in a 100 by 100 box; unknown values break the line. */
export function linePath(values: readonly (number | undefined)[], ticks: readonly number[]): string {
  const band = 100 / values.length;
  let drawing = false;
  return values
    .map((value, index) => {
      const move = drawing ? 'L' : 'M';
      drawing = value !== undefined;
      if (value === undefined) return '';
      const place = `${round((index + 0.5) * band)} ${round(100 - percentOf(value, ticks))}`;
      // An isolated point becomes a zero-length line, which round caps draw as a dot.
      return `${move}${place}${move === 'M' ? 'h0' : ''}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the point index for a key, or null for other keys. `rtl` swaps the arrows, because time follows the text. */
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
