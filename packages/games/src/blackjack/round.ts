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

/** State of a round between calls, including what is hidden from the player. */
export interface BlackjackRound {
  stake: bigint;
  hands: readonly PlayedHand[];
  dealer: readonly Card[];
  others: readonly OtherHand[];
  over: boolean;
}

export interface OtherHand {
  name: string;
  cards: readonly Card[];
}

export interface SeenHand {
  name: string;
  points: number;
  ending: Ending | null;
}

/** Part of the round that the player may see. */
export interface SeenRound {
  kind: 'blackjack';
  stake: string;
  hands: readonly PlayedHand[];
  dealer: readonly Card[];
  active: number;
  moves: readonly Move[];
  endings: readonly Ending[];
  others: readonly SeenHand[];
}

export const cleared: BlackjackRound = { stake: 0n, hands: [], dealer: [], others: [], over: true };

export function seenOf(round: BlackjackRound): SeenRound {
  const { stake, hands, dealer, others, over } = round;
  return {
    kind: 'blackjack',
    stake: String(stake),
    hands,
    dealer: over ? dealer : dealer.slice(0, 1),
    active: activeOf(round),
    moves: movesOf(round),
    endings: over ? hands.map((hand) => endingOf(hand, dealer, hands.length > 1)) : [],
    others: others.map(({ name, cards }) => ({
      name,
      points: pointsOf(cards).points,
      ending: over ? endingOf(handOf(cards), dealer, false) : null,
    })),
  };
}

const activeOf = ({ hands, over }: BlackjackRound): number => (over ? -1 : hands.findIndex(({ done }) => !done));

/** Returns the moves open to the hand in play: two cards may be doubled, two of one value split once. */
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

const handOf = (cards: readonly Card[]): PlayedHand => ({ cards, doubled: false, done: true });

/** Deals a new round. A natural on either side ends it at once, as the dealer checks the hidden card first. */
export function deal(stake: bigint, random: () => number, names: readonly string[] = []): BlackjackRound {
  const draw = shoeWithout([], random);
  const [first, open, second, hidden] = [draw(), draw(), draw(), draw()];
  const cards = [first, second];
  const dealer = [open, hidden];
  const others = names.map((name) => ({ name, cards: [draw(), draw()] }));
  const over = isTwentyOneOfTwo(cards) || isTwentyOneOfTwo(dealer);
  const round = { stake, hands: [{ cards, doubled: false, done: over }], dealer, others, over };
  return over ? finish(round, draw) : round;
}

export function dealToOthers(random: () => number, names: readonly string[]): BlackjackRound {
  const draw = shoeWithout([], random);
  const dealer = [draw(), draw()];
  const others = names.map((name) => ({ name, cards: [draw(), draw()] }));
  return finish({ ...cleared, dealer, others }, draw);
}

function shoeWithout(cards: readonly Card[], random: () => number): () => Card {
  const out = [...cards];
  return () => {
    const card = drawFrom(out, random);
    out.push(card);
    return card;
  };
}

export function move(round: BlackjackRound, made: string, random: () => number): BlackjackRound {
  const place = activeOf(round);
  const hand = round.hands[place];
  const known = movesOf(round).find((each) => each === made);
  if (!hand || !known) throw new RangeError(`no such move now: ${made}`);
  const draw = shoeWithout(
    [...round.dealer, ...[...round.hands, ...round.others].flatMap(({ cards }) => cards)],
    random,
  );
  const played = known === 'split' ? split(hand, draw) : [moved(hand, known, draw)];
  const hands = [...round.hands.slice(0, place), ...played, ...round.hands.slice(place + 1)];
  return hands.some(({ done }) => !done) ? { ...round, hands } : finish({ ...round, hands }, draw);
}

/**
 * Ends a round. Other seats draw like the dealer, who stands on every 17 and draws nothing if all hands are decided.
 */
function finish(round: BlackjackRound, draw: () => Card): BlackjackRound {
  if (isTwentyOneOfTwo(round.dealer)) return { ...round, over: true };
  const others = round.others.map(({ name, cards }) => ({ name, cards: drawnToSeventeen(cards, draw) }));
  const split = round.hands.length > 1;
  const undecided = ({ cards }: { cards: readonly Card[] }, natural: boolean) =>
    !natural && pointsOf(cards).points <= 21;
  const against =
    round.hands.some((hand) => undecided(hand, !split && isTwentyOneOfTwo(hand.cards))) ||
    others.some((hand) => undecided(hand, isTwentyOneOfTwo(hand.cards)));
  const dealer = against ? drawnToSeventeen(round.dealer, draw) : round.dealer;
  return { ...round, others, dealer, over: true };
}

function drawnToSeventeen(cards: readonly Card[], draw: () => Card): Card[] {
  const drawn = [...cards];
  while (pointsOf(drawn).points < 17) drawn.push(draw());
  return drawn;
}

function moved(hand: PlayedHand, made: Exclude<Move, 'split'>, draw: () => Card): PlayedHand {
  if (made === 'stand') return { ...hand, done: true };
  const cards = [...hand.cards, draw()];
  return { cards, doubled: made === 'double', done: made === 'double' || pointsOf(cards).points >= 21 };
}

/** Splits a hand; split aces receive one card each and end. */
function split({ cards }: PlayedHand, draw: () => Card): PlayedHand[] {
  return cards.map((card) => {
    const dealt = [card, draw()];
    return { cards: dealt, doubled: false, done: worthOf(card) === 11 || pointsOf(dealt).points === 21 };
  });
}

/** Returns the total payout of a finished round including stakes, in minor units. */
export function paidOf({ stake, hands, dealer, over }: BlackjackRound): bigint {
  if (!over) return 0n;
  return hands.reduce(
    (sum, hand) => sum + paid(endingOf(hand, dealer, hands.length > 1), hand.doubled ? 2n * stake : stake),
    0n,
  );
}
