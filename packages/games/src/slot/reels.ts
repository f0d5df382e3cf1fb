import type { SlotLayout, SlotPrize } from './prizes.ts';

export interface Spin {
  /** Symbol numbers by column, top to bottom; 0 pays least. */
  reels: readonly (readonly number[])[];
  /** Winning line as the row in each column, and the number of columns it covers. */
  line: { rows: readonly number[]; count: number; symbol: number } | null;
}

export interface SlotResult extends Spin {
  kind: 'slot';
  /** Free rounds in order, each with its multiple of the stake. */
  free: readonly (Spin & { multiplier: number })[];
}

/** Row of each line per column. No two lines share their first three places, so a run lies on one line only. */
export const slotLines: Readonly<Record<SlotLayout, readonly (readonly number[])[]>> = {
  '3x3': [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  '5x3': [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
  ],
};

/** Only bet of a slot: its stake covers every line. */
export const reelsBet = 'reels';
export const boughtBet = 'bought';
/** Paying symbols are the numbers below this. */
export const symbolCount = 6;
/** Symbol that substitutes any paying one, on all reels but the first. */
export const wild = 6;
/** Symbol of which three anywhere trigger free rounds. */
export const star = 7;
const rows = 3;
/** Probability of a decorative wild or single star in a round without stars. */
const wildChance = 0.35;
const starsSeen = 0.12;

/**
 * Returns reels with a prize on one line, or none; columns share no symbol outside the winning line. A wild appears
 * only where it does not change the payout.
 */
export function spinReels(layout: SlotLayout, prize: SlotPrize | null, random: () => number): Spin {
  const { line, reels } = plainReels(layout, prize, random);
  const onLine = line?.slice(1, prize?.count).map((row, index) => ({ column: index + 1, row })) ?? [];
  const column = 1 + Math.floor(random() * (reels.length - 1));
  const anywhere = { column, row: Math.floor(random() * rows) };
  const place = onLine.length > 0 ? choose(onLine, random) : anywhere;
  if (random() < wildChance) setIfPaidAlike(reels, place, wild);
  if (random() < starsSeen) setIfPaidAlike(reels, { column, row: Math.floor(random() * rows) }, star);
  return { reels, line: prize && line && { rows: line, count: prize.count, symbol: prize.symbol } };

  function setIfPaidAlike(on: number[][], at: { column: number; row: number }, symbol: number): void {
    const own = on[at.column] as number[];
    const before = own[at.row] as number;
    const runs = runsOn(layout, on);
    own[at.row] = symbol;
    if (runsOn(layout, on).join() !== runs.join()) own[at.row] = before;
  }
}

/** Returns reels with three stars in different columns and no winning line. */
export function spinStars(layout: SlotLayout, random: () => number): Spin {
  const { reels } = plainReels(layout, null, random);
  const columns = reels.map((_, column) => column);
  while (columns.length > 3) columns.splice(Math.floor(random() * columns.length), 1);
  for (const column of columns) (reels[column] as number[])[Math.floor(random() * rows)] = star;
  return { reels, line: null };
}

function plainReels(layout: SlotLayout, prize: SlotPrize | null, random: () => number) {
  const lines = slotLines[layout];
  const columns = lines[0]?.length ?? 0;
  const first = random() < 0.5 ? 0 : 1;
  const reels = Array.from({ length: columns }, (_, column) => {
    const fillers = symbolsOf((column + first) % 2, prize?.symbol);
    return Array.from({ length: rows }, () => choose(fillers, random));
  });
  if (prize === null) return { reels, line: null };
  const line = choose(lines, random);
  line.slice(0, prize.count).forEach((row, column) => {
    (reels[column] as number[])[row] = prize.symbol;
  });
  return { reels, line };
}

function symbolsOf(parity: number, without: number | undefined): number[] {
  return Array.from({ length: symbolCount }, (_, symbol) => symbol).filter(
    (symbol) => symbol % 2 === parity && symbol !== without,
  );
}

const choose = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Returns the run of each line from the first column as `symbol × count`; empty below three. */
const runsOn = (layout: SlotLayout, reels: Spin['reels']): string[] =>
  slotLines[layout].map((line) => {
    const { symbol, count } = runOf(line, reels);
    return count < 3 ? '' : `${symbol} × ${count}`;
  });

function runOf(line: readonly number[], reels: Spin['reels']): { symbol: number; count: number } {
  const symbols = line.map((row, column) => reels[column]?.[row] as number);
  const symbol = symbols[0] as number;
  const end = symbols.findIndex((each) => each !== symbol && each !== wild);
  return { symbol, count: end < 0 ? symbols.length : end };
}

/** Evaluates reels by the pay table alone, to check what the server shows. */
export function readReels(layout: SlotLayout, reels: Spin['reels'], prizes: readonly SlotPrize[]): SlotPrize[] {
  return slotLines[layout].flatMap((line) => {
    const { symbol, count } = runOf(line, reels);
    return prizes.filter((prize) => prize.symbol === symbol && count >= prize.count);
  });
}
