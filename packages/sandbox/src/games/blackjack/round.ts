import type { Card } from '../kit/cards.ts';
import {
  drawFrom,
  type Ending,
  endingOf,
  isTwentyOneOfTwo,
  type Move,
  type PlayedHand,
  paid,
  pointsOf,
  worthOf,
} from './hands.ts';

/** A round between its calls, with what is hidden from the player. */
export interface BlackjackRound {
  /** What the first hand staked, in minor units; 0 before the first round. */
  stake: bigint;
  hands: readonly PlayedHand[];
  dealer: readonly Card[];
  over: boolean;
}

/** What the player sees of it. */
export interface SeenRound {
  kind: 'blackjack';
  /** Minor units, as text. */
  stake: string;
  hands: readonly PlayedHand[];
  /** The dealer's cards that lie open. */
  dealer: readonly Card[];
  /** The hand that is played now; -1 when none is. */
  active: number;
  /** What may be done with it. */
  moves: readonly Move[];
  /** How each hand ended; empty while the round runs. */
  endings: readonly Ending[];
}

export const cleared: BlackjackRound = { stake: 0n, hands: [], dealer: [], over: true };

export function seenOf(round: BlackjackRound): SeenRound {
  const { stake, hands, dealer, over } = round;
  return {
    kind: 'blackjack',
    stake: String(stake),
    hands,
    dealer: over ? dealer : dealer.slice(0, 1),
    active: activeOf(round),
    moves: movesOf(round),
    endings: over ? hands.map((hand) => endingOf(hand, dealer, hands.length > 1)) : [],
  };
}

const activeOf = ({ hands, over }: BlackjackRound): number => (over ? -1 : hands.findIndex(({ done }) => !done));

/** What may be done with the hand in play: two cards may be doubled, two of one value be split once. */
export function movesOf(round: BlackjackRound): Move[] {
  const hand = round.hands[activeOf(round)];
  if (!hand) return [];
  const [first, second] = hand.cards;
  const two = hand.cards.length === 2;
  const equal = two && first !== undefined && second !== undefined && worthOf(first) === worthOf(second);
  return [
    'hit',
    'stand',
    ...(two ? (['double'] as const) : []),
    ...(equal && round.hands.length === 1 ? (['split'] as const) : []),
  ];
}

/** Deals a new round. A natural of either side ends it at once: the dealer looks at the hidden card first. */
export function deal(stake: bigint, random: () => number): BlackjackRound {
  const out: Card[] = [];
  for (let count = 0; count < 4; count += 1) out.push(drawFrom(out, random));
  const [first, open, second, hidden] = out as [Card, Card, Card, Card];
  const cards = [first, second];
  const dealer = [open, hidden];
  const over = isTwentyOneOfTwo(cards) || isTwentyOneOfTwo(dealer);
  return { stake, hands: [{ cards, doubled: false, done: over }], dealer, over };
}

/** Makes a move on the hand in play. Throws RangeError for one that is not open to it. */
export function move(round: BlackjackRound, made: string, random: () => number): BlackjackRound {
  const place = activeOf(round);
  const hand = round.hands[place];
  const known = movesOf(round).find((each) => each === made);
  if (!hand || !known) throw new RangeError(`no such move now: ${made}`);
  const out = [...round.dealer, ...round.hands.flatMap(({ cards }) => cards)];
  const draw = () => {
    const card = drawFrom(out, random);
    out.push(card);
    return card;
  };
  const played = known === 'split' ? split(hand, draw) : [moved(hand, known, draw)];
  const hands = [...round.hands.slice(0, place), ...played, ...round.hands.slice(place + 1)];
  if (hands.some(({ done }) => !done)) return { ...round, hands };
  const standing = hands.some(({ cards }) => pointsOf(cards).points <= 21);
  const dealer = [...round.dealer];
  // The dealer stands on every seventeen, and draws nothing against hands that are all gone.
  while (standing && pointsOf(dealer).points < 17) dealer.push(draw());
  return { ...round, hands, dealer, over: true };
}

function moved(hand: PlayedHand, made: Exclude<Move, 'split'>, draw: () => Card): PlayedHand {
  if (made === 'stand') return { ...hand, done: true };
  const cards = [...hand.cards, draw()];
  return { cards, doubled: made === 'double', done: made === 'double' || pointsOf(cards).points >= 21 };
}

/** Two hands of two cards; split aces stand as they are dealt. */
function split({ cards }: PlayedHand, draw: () => Card): PlayedHand[] {
  return cards.map((card) => {
    const dealt = [card, draw()];
    return { cards: dealt, doubled: false, done: worthOf(card) === 11 || pointsOf(dealt).points === 21 };
  });
}

/** What a round pays once it is over, stakes included, in minor units. */
export function paidOf({ stake, hands, dealer, over }: BlackjackRound): bigint {
  if (!over) return 0n;
  return hands.reduce(
    (sum, hand) => sum + paid(endingOf(hand, dealer, hands.length > 1), hand.doubled ? 2n * stake : stake),
    0n,
  );
}
