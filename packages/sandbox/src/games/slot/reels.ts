import type { SlotLayout, SlotPrize } from './prizes.ts';

/** How the reels came to rest. */
export interface Spin {
  /** Symbol numbers, column by column, top to bottom; 0 pays least. */
  reels: readonly (readonly number[])[];
  /** The winning line as the row in each column, and how many columns from the first it covers. */
  line: { rows: readonly number[]; count: number; symbol: number } | null;
}

export interface SlotResult extends Spin {
  kind: 'slot';
  /** Rounds that three stars brought, in their order, with how many times the stake each pays. */
  free: readonly (Spin & { multiplier: number })[];
}

/** Rows in each column. No two lines of a layout share their first three places, so a run lies on one line only. */
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

/** The one bet of a slot: its stake covers every line. */
export const reelsBet = 'reels';
/** Plays a free round that was bought. */
export const boughtBet = 'bought';
/** Symbols that pay: the numbers below this. */
export const symbolCount = 6;
/** Stands for any symbol that pays, on every reel but the first. */
export const wild = 6;
/** Three anywhere bring free rounds. */
export const star = 7;
const rows = 3;
/** How often a round without stars has a wild symbol or a single star on it. */
const wildChance = 0.35;
const starsSeen = 0.12;

/**
 * Reels that show a prize on one line, or nothing on any; neighbouring columns share no symbol outside the winning line. A wild
 * symbol stands only where it changes nothing that is paid.
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

/** Three stars in as many columns, and nothing on any line. */
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

/** How far each line runs from the first column, as `symbol × count`; a run of one is none. */
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

/** All that stands on the reels by the pay table: what the server shows is checked against it. */
export function readReels(layout: SlotLayout, reels: Spin['reels'], prizes: readonly SlotPrize[]): SlotPrize[] {
  return slotLines[layout].flatMap((line) => {
    const { symbol, count } = runOf(line, reels);
    return prizes.filter((prize) => prize.symbol === symbol && count >= prize.count);
  });
}
