import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import type { Card } from '../kit/cards.ts';
import { gameOf } from '../rounds.fixture.ts';
import { blackjack, returned } from './game.ts';
import { drawFrom, type PlayedHand, pointsOf } from './hands.ts';
import { type BlackjackRound, cleared, deal, move, movesOf, paidOf, seenOf } from './round.ts';
import { basicMove } from './strategy.fixture.ts';

const game = gameOf({ gameType: 'LIVE', title: 'Blackjack Cedar 1' });
const cardsOf = (names: string): Card[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').indexOf(name));
const hand = (names: string, rest: Partial<PlayedHand> = {}): PlayedHand => ({
  cards: cardsOf(names),
  doubled: false,
  done: false,
  ...rest,
});
const roundOf = (player: string, dealer: string): BlackjackRound => ({
  stake: 100n,
  hands: [hand(player)],
  dealer: cardsOf(dealer),
  others: [],
  over: false,
});

/** Returns a random source that draws these cards: two fractions each, one to pick and one to accept. */
function drawing(names: string): () => number {
  const fractions = cardsOf(names).flatMap((card) => [(card + 0.5) / 52, 0]);
  return () => {
    const next = fractions.shift();
    if (next === undefined) throw new Error('the rules draw no further card');
    return next;
  };
}

function playBasic(stake: bigint, random: () => number): { staked: bigint; win: bigint } {
  const others = ['Ab***c', 'De***f'];
  let outcome = blackjack.play({ game, bets: [{ bet: 'deal', stake }], random, lies: cleared, others });
  let staked = stake;
  while (outcome.result.active >= 0) {
    const made = basicMove(outcome.result);
    const again = made === 'double' || made === 'split' ? stake : 0n;
    staked += again;
    outcome = blackjack.play({ game, bets: [{ bet: made, stake: again }], random, lies: outcome.lies });
  }
  return { staked, win: outcome.wins[0] ?? 0n };
}

describe('GAM-12 blackjack', { timeout: 120_000 }, () => {
  test('GAM-12 SBX-07 150,000 rounds of basic strategy lose what the sheet says of each first stake, with others at the table', () => {
    const random = createRandom(20240611);
    const rounds = 150_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { staked, win } = playBasic(1000n, random);
      const gain = Number(win - staked) / 10;
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(0.35);
    expect(Math.abs(100 + mean - Number(returned)), `${100 + mean}`).toBeLessThan(3 * error);
  });

  test('GAM-12 a natural ends the round at once: it pays three to two, and nothing against the dealer’s', () => {
    const natural = deal(100n, drawing('A 5 K 9'));
    expect(natural.over).toBe(true);
    expect(seenOf(natural)).toMatchObject({ moves: [], active: -1, endings: ['blackjack'], dealer: cardsOf('5 9') });
    expect(paidOf(natural)).toBe(250n);
    expect(paidOf(deal(100n, drawing('A A K K')))).toBe(100n);
    expect(paidOf(deal(100n, drawing('10 A 10 K')))).toBe(0n);
    expect(deal(100n, drawing('10 A 10 9')).over).toBe(false);
  });

  test('GAM-12 the hidden card stays hidden until the player is done', () => {
    const running = roundOf('10 6', '7 K');
    expect(seenOf(running)).toMatchObject({ dealer: cardsOf('7'), active: 0, moves: ['hit', 'stand', 'double'] });
    expect(JSON.stringify(seenOf(running))).not.toContain('12');
    expect(seenOf(move(running, 'stand', drawing(''))).dealer).toEqual(cardsOf('7 K'));
  });

  test.each([
    ['stand on 16, the dealer draws to 17', '10 6', '6 5', 'stand', '6', 0n],
    ['the dealer stands on an ace and six', '10 8', 'A 6', 'stand', '', 200n],
    ['the dealer goes above 21', '10 3', '10 6', 'stand', 'K', 200n],
    ['equal points give the stake back', '10 7', '10 7', 'stand', '', 100n],
    ['doubled, one card more and no further', '6 5', '10 7', 'double', '10', 400n],
    ['above 21 loses before the dealer draws', '10 6', '10 6', 'hit', 'K', 0n],
    ['21 stands by itself', '10 6', '10 8', 'hit', '5', 200n],
  ])('GAM-12 %s', (_, player, dealer, made, drawn, pays) => {
    const after = move(roundOf(player, dealer), made, drawing(drawn));
    expect(after.over).toBe(true);
    expect(paidOf(after)).toBe(pays);
  });

  test('GAM-12 other seats draw to seventeen before the dealer, who plays on against them; a watched round is theirs alone', () => {
    const running = deal(100n, drawing('10 6 8 K 10 5'), ['Ab***c']);
    expect(seenOf(running).others).toEqual([{ name: 'Ab***c', points: 15, ending: null }]);
    const bust = move(running, 'hit', drawing('9 4 3'));
    expect(seenOf(bust)).toMatchObject({
      endings: ['bust'],
      dealer: cardsOf('6 K 3'),
      others: [{ points: 19, ending: 'push' }],
    });
    expect(paidOf(bust)).toBe(0n);
    const natural = deal(100n, drawing('A 6 K K 10 5 9 2'), ['Ab***c']);
    expect(seenOf(natural)).toMatchObject({ endings: ['blackjack'], others: [{ points: 24, ending: 'bust' }] });
    expect(paidOf(natural)).toBe(250n);
    const watched = blackjack.play({
      game,
      bets: [],
      random: drawing('10 7 10 9'),
      lies: cleared,
      others: ['Ab***c'],
    });
    expect(watched).toMatchObject({ wins: [], result: { active: -1, endings: [], others: [{ ending: 'win' }] } });
  });

  test('GAM-12 two of one value split once into two hands that end by themselves; 21 of two is no blackjack then', () => {
    expect(movesOf(roundOf('10 K', '6 5'))).toContain('split');
    const split = move(roundOf('8 8', '10 7'), 'split', drawing('8 3'));
    expect(split.hands.map(({ cards }) => cards)).toEqual([cardsOf('8 8'), cardsOf('8 3')]);
    expect(movesOf(split)).toEqual(['hit', 'stand', 'double']);
    const second = move(split, 'stand', drawing(''));
    expect(seenOf(second)).toMatchObject({ active: 1, endings: [] });
    const over = move(second, 'double', drawing('10'));
    expect(seenOf(over).endings).toEqual(['lose', 'win']);
    expect(paidOf(over)).toBe(400n);
    const aces = move(roundOf('A A', '10 9'), 'split', drawing('K 5'));
    expect(seenOf(aces).endings).toEqual(['win', 'lose']);
    expect(paidOf(aces)).toBe(200n);
  });

  test('GAM-12 SBX-03 no move is made out of turn, and a second stake is as high as the first', () => {
    const running = roundOf('8 8', '6 5');
    const play = (bet: string, stake: bigint, lies: BlackjackRound) => () =>
      blackjack.play({ game, bets: [{ bet, stake }], random: createRandom(1), lies });
    expect(play('hit', 0n, cleared)).toThrow(RangeError);
    expect(play('deal', 100n, running)).toThrow(RangeError);
    expect(play('double', 99n, running)).toThrow(RangeError);
    expect(play('split', 101n, running)).toThrow(RangeError);
    expect(play('surrender', 0n, running)).toThrow(RangeError);
    expect(play('split', 100n, roundOf('8 9', '6 5'))).toThrow(RangeError);
    expect(play('split', 100n, running)).not.toThrow();
  });

  test('GAM-12 aces count eleven until that is too much, and no card comes a seventh time', () => {
    expect(pointsOf(cardsOf('A 6'))).toEqual({ points: 17, soft: true });
    expect(pointsOf(cardsOf('A 6 K'))).toEqual({ points: 17, soft: false });
    expect(pointsOf(cardsOf('A A 9'))).toEqual({ points: 21, soft: true });
    const out: Card[] = [];
    const random = createRandom(7);
    for (let drawn = 0; drawn < 312; drawn += 1) out.push(drawFrom(out, random));
    expect(new Set(out.map((card) => out.filter((each) => each === card).length))).toEqual(new Set([6]));
  });
});
