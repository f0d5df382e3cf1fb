import type { Kind } from '../kind.ts';
import { choosePrize } from '../kit/prizes.ts';
import { type DrawPick, type DrawResult, drawNumbers, drawnBalls, drawPrizes, readPick } from './numbers.ts';
import { drawWords } from './words.ts';

/** Draw of six balls. The number of matches is drawn first, so that the return is exact; the balls follow from it. */
export const draw: Kind<DrawResult, null> = {
  kind: 'draw',
  gameTypes: ['ELOTT', 'LOTT'],
  words: drawWords,
  mostBets: 1,
  play({ game, bets: [placed], random }) {
    const pick = placed ? readPick(placed.bet) : null;
    if (!placed || !pick) throw new RangeError(`no such bet on a draw: ${placed?.bet}`);
    const prize = choosePrize(drawPrizes, Number(game.returnToPlayer), random());
    const result = drawBalls(pick, prize?.count ?? Math.floor(random() * 2), random);
    return { result, wins: [prize ? placed.stake * BigInt(prize.multiplier) : 0n] };
  },
  detailsOf: () => null,
};

function drawBalls(pick: DrawPick, matches: number, random: () => number): DrawResult {
  const matched = shuffle(pick, random).slice(0, matches);
  const others = Array.from({ length: drawNumbers }, (_, index) => index + 1).filter((each) => !pick.includes(each));
  const rest = shuffle(others, random).slice(0, drawnBalls - matches);
  return { kind: 'draw', pick, balls: shuffle([...matched, ...rest], random), matched };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
