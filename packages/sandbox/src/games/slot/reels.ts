import type { SlotLayout, SlotPrize } from './prizes.ts';

export interface SlotResult {
  kind: 'slot';
  /** Symbol numbers, column by column, top to bottom; 0 pays least. */
  reels: readonly (readonly number[])[];
  /** The winning line as the row in each column, and how many columns from the first it covers. */
  line: { rows: readonly number[]; count: number; symbol: number } | null;
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
export const symbolCount = 6;
const rows = 3;

/** Reels that show a prize on one line, or nothing on any; neighbouring columns share no symbol outside the winning line. */
export function spinReels(layout: SlotLayout, prize: SlotPrize | null, random: () => number): SlotResult {
  const lines = slotLines[layout];
  const columns = lines[0]?.length ?? 0;
  const first = random() < 0.5 ? 0 : 1;
  const reels = Array.from({ length: columns }, (_, column) => {
    const fillers = symbolsOf((column + first) % 2, prize?.symbol);
    return Array.from({ length: rows }, () => choose(fillers, random));
  });
  if (prize === null) return { kind: 'slot', reels, line: null };
  const { symbol, count } = prize;
  const line = choose(lines, random);
  line.slice(0, count).forEach((row, column) => {
    (reels[column] as number[])[row] = symbol;
  });
  return { kind: 'slot', reels, line: { rows: line, count, symbol } };
}

function symbolsOf(parity: number, without: number | undefined): number[] {
  return Array.from({ length: symbolCount }, (_, symbol) => symbol).filter(
    (symbol) => symbol % 2 === parity && symbol !== without,
  );
}

const choose = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** All that stands on the reels by the pay table: what the server shows is checked against it. */
export function readReels(layout: SlotLayout, reels: SlotResult['reels'], prizes: readonly SlotPrize[]): SlotPrize[] {
  return slotLines[layout].flatMap((line) => {
    const symbols = line.map((row, column) => reels[column]?.[row]);
    const end = symbols.findIndex((symbol) => symbol !== symbols[0]);
    const run = end < 0 ? symbols.length : end;
    return prizes.filter((prize) => prize.symbol === symbols[0] && run >= prize.count);
  });
}
