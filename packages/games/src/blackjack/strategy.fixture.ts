import { type Move, pointsOf, worthOf } from './hands.ts';
import type { SeenRound } from './round.ts';

/** Moves by the player's points; one letter per dealer card from 2 to ace: h hit, s stand, d double. */
const hard: Readonly<Record<number, string>> = {
  8: 'hhhhhhhhhh',
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  17: 'ssssssssss',
};
/** Moves for soft hands; D means stand where doubling is not allowed. */
const soft: Readonly<Record<number, string>> = {
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'sDDDDsshhh',
  19: 'ssssssssss',
};
/** Pairs to split, by the value of one card: y or n. */
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

/** Returns the basic-strategy move for six decks and a dealer who stands on every 17. */
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
