import { createRandom } from '@baize/art/seed';
import { describe, expect, test } from 'vitest';
import { type Card, createShoe, rankOf } from '../kit/cards.ts';
import { beadRoad, bigRoad } from '../kit/roads.ts';
import { gameOf, playOne } from '../rounds.fixture.ts';
import { type BaccaratBet, baccaratBets, bankerDraws, deal, isPair, markOf, paid, pointsOf, returns } from './deal.ts';
import { baccarat, decks } from './rules.ts';

/** Returns a shoe of cards with these points; 0 is a king. */
function shoeOf(...points: number[]): () => Card {
  const cards = points.map((point) => (point === 0 ? 12 : point - 1));
  return () => {
    const card = cards.shift();
    if (card === undefined) throw new Error('the rules draw no further card');
    return card;
  };
}

const round = (...points: number[]) => {
  const { player, banker, winner } = deal(shoeOf(...points));
  return { player: pointsOf(player), banker: pointsOf(banker), cards: player.length + banker.length, winner };
};

describe('GAM-12 baccarat', { timeout: 60_000 }, () => {
  test('GAM-12 eight or nine with two cards ends the round; six and seven stand', () => {
    expect(round(9, 0, 0, 2)).toEqual({ player: 9, banker: 2, cards: 4, winner: 'player' });
    expect(round(1, 4, 0, 4)).toEqual({ player: 1, banker: 8, cards: 4, winner: 'banker' });
    expect(round(6, 7, 0, 0)).toEqual({ player: 6, banker: 7, cards: 4, winner: 'banker' });
    expect(round(7, 5, 0, 0, 2)).toEqual({ player: 7, banker: 7, cards: 5, winner: 'tie' });
    expect(round(2, 7, 3, 0, 4)).toEqual({ player: 9, banker: 7, cards: 5, winner: 'player' });
    expect(round(0, 0, 0, 3, 8)).toEqual({ player: 8, banker: 3, cards: 5, winner: 'player' });
    expect(round(0, 0, 0, 3, 9, 6)).toEqual({ player: 9, banker: 9, cards: 6, winner: 'tie' });
  });

  test.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('GAM-12 on %i the banker draws to a third card of the player of %s, and up to five without one', (points, on) => {
    const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third));
    expect(drawn.join('')).toBe(on);
    expect(bankerDraws(points, null)).toBe(points <= 5);
  });

  test('GAM-12 a bet pays what its table says: five per cent of the banker’s win stay, a tie gives back', () => {
    const won = { kind: 'baccarat', player: [0, 13], banker: [8, 12], winner: 'banker' } as const;
    const tied = { kind: 'baccarat', player: [7, 12], banker: [20, 25], winner: 'tie' } as const;
    const wins = (result: typeof won | typeof tied) => baccaratBets.map((bet) => paid(bet, 100n, result));
    expect(wins(won)).toEqual([0n, 0n, 195n, 1200n, 0n]);
    expect(wins(tied)).toEqual([100n, 900n, 100n, 0n, 0n]);
    expect(() => playOne(baccarat, 'dragon')).toThrow(RangeError);
  });

  test('GAM-12 a shoe of eight decks gives no card a ninth time', () => {
    const draw = createShoe(decks, createRandom(3));
    const counts = new Map<Card, number>();
    for (let place = 0; place < 416; place += 1) {
      const card = draw();
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(52);
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect(isPair([0, 13])).toBe(true);
    expect(isPair([9, 10])).toBe(false);
    expect(rankOf(51)).toBe(12);
  });

  test('GAM-12 SBX-07 100,000 rounds on each bet return what the pay table says, and its sheet has the best of it', () => {
    const random = createRandom(20240611);
    const rounds = 100_000;
    const sums = new Map<BaccaratBet, [sum: number, squares: number]>(baccaratBets.map((bet) => [bet, [0, 0]]));
    const bets = baccaratBets.map((bet) => ({ bet, stake: 100n }));
    const game = gameOf({ gameType: 'LIVE', title: 'Baccarat Cedar 1' });
    for (let index = 0; index < rounds; index += 1) {
      const { wins } = baccarat.play({ game, bets, random });
      baccaratBets.forEach((bet, place) => {
        const sum = sums.get(bet) as [number, number];
        const win = Number(wins[place]);
        sum[0] += win;
        sum[1] += win * win;
      });
    }
    for (const [bet, [sum, squares]] of sums) {
      const mean = sum / rounds;
      const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
      expect(Math.abs(mean - Number(returns[bet])), `${bet}: ${mean}`).toBeLessThan(3.5 * error);
    }
    expect(Number(baccarat.sheet?.returnToPlayer)).toBe(Math.max(...Object.values(returns).map(Number)));
  });

  test('GAM-12 the returns told are those of eight decks, to a hundredth', () => {
    expect(exactReturns()).toEqual(returns);
  });
});

describe('GAM-12 roads', () => {
  test('GAM-12 the bead road has every result in columns of six and leaves out whole columns', () => {
    const marks = [...'PB=PBPPB'];
    expect(beadRoad(marks, 4).map(({ column, row }) => `${column}${row}`)).toEqual([
      '00',
      '01',
      '02',
      '03',
      '04',
      '05',
      '10',
      '11',
    ]);
    expect(beadRoad(marks, 1).map(({ side }) => side)).toEqual(['P', 'B']);
    expect(beadRoad(['Pb'], 4)[0]).toMatchObject({ side: 'P', besides: 'b' });
  });

  test('GAM-12 the big road begins a column with each change, turns aside below the sixth, and counts ties on what they follow', () => {
    const places = (marks: string) => bigRoad([...marks], 30).map(({ column, row }) => `${column}/${row}`);
    expect(places('PPBP')).toEqual(['0/0', '0/1', '1/0', '2/0']);
    expect(places('PPPPPPPPB')).toEqual(['0/0', '0/1', '0/2', '0/3', '0/4', '0/5', '1/5', '2/5', '1/0']);
    expect(places('PPPPPPPBBBBBBB').slice(7)).toEqual(['1/0', '1/1', '1/2', '1/3', '1/4', '2/4', '3/4']);
    expect(bigRoad([...'=P==B'], 30).map(({ side, ties }) => [side, ties])).toEqual([
      ['P', 3],
      ['B', 0],
    ]);
    expect(bigRoad([...'PBPBPB'], 2).map(({ column, side }) => [column, side])).toEqual([
      [0, 'P'],
      [1, 'B'],
    ]);
    expect(markOf({ kind: 'baccarat', player: [0, 13], banker: [1, 14], winner: 'tie' })).toBe('=pb');
  });
});

/** Computes exact returns over every order of six ranks of a full shoe, weighted by frequency. */
function exactReturns(): Record<BaccaratBet, string> {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const chance = { player: 0, banker: 0, tie: 0 };
  const walk = (drawn: readonly number[], weight: number): void => {
    const cards = [...drawn];
    let short = false;
    const { winner } = deal(() => {
      const points = cards.shift();
      short ||= points === undefined;
      return points ? points - 1 : 12;
    });
    if (!short) {
      chance[winner] += weight;
      return;
    }
    const rest = 416 - drawn.length;
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] as number;
      left[points] = count - 1;
      walk([...drawn, points], (weight * count) / rest);
      left[points] = count;
    }
  };
  walk([], 1);
  const pair = (12 * 31) / 415;
  const percent = (share: number) => (share * 100).toFixed(2);
  return {
    player: percent(2 * chance.player + chance.tie),
    banker: percent(1.95 * chance.banker + chance.tie),
    tie: percent(9 * chance.tie),
    'player-pair': percent(pair),
    'banker-pair': percent(pair),
  };
}
