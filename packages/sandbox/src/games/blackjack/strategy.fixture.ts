import { type Move, pointsOf, worthOf } from './hands.ts';
import type { SeenRound } from './round.ts';

/** Rows by the player's points, a sign for each open card of the dealer from 2 to the ace: h hit, s stand, d double. */
const hard: Readonly<Record<number, string>> = {
  8: 'hhhhhhhhhh',
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  17: 'ssssssssss',
};
/** A capital D stands where nothing can be doubled any more. */
const soft: Readonly<Record<number, string>> = {
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'sDDDDsshhh',
  19: 'ssssssssss',
};
/** By the value of one of the two: whether they are split. */
const pairs: Readonly<Record<number, string>> = {
  2: 'yyyyyynnnn',
  3: 'yyyyyynnnn',
  4: 'nnnyynnnnn',
  6: 'yyyyynnnnn',
  7: 'yyyyyynnnn',
  8: 'yyyyyyyyyy',
  9: 'yyyyynyynn',
  11: 'yyyyyyyyyy',
};

/** The move of the basic strategy for six decks where the dealer stands on every seventeen. */
export function basicMove({ hands, active, dealer, moves }: SeenRound): Move {
  const cards = hands[active]?.cards ?? [];
  const [open] = dealer;
  const column = worthOf(open ?? 0) - 2;
  const [first = 0] = cards;
  if (moves.includes('split') && pairs[worthOf(first)]?.[column] === 'y') return 'split';
  const { points, soft: counted } = pointsOf(cards);
  const row = counted ? soft[Math.min(19, Math.max(13, points))] : hard[rowOf(points)];
  const sign = row?.[column] ?? 's';
  if (sign === 'h') return 'hit';
  if (sign === 's') return 'stand';
  if (moves.includes('double')) return 'double';
  return sign === 'D' ? 'stand' : 'hit';
}

function rowOf(points: number): number {
  if (points <= 8) return 8;
  if (points >= 17) return 17;
  return Math.min(13, points);
}
