import type { Kind } from '../kind.ts';
import { choosePrize } from '../kit/prizes.ts';
import { type DiceBet, type DiceResult, diceBets, diceMultipliers, diceWin } from './throws.ts';
import { diceWords } from './words.ts';

/** Three dice. Every bet has the return of the sheet: the result is drawn first, then a throw that matches it. */
export const dice: Kind<DiceResult, null> = {
  kind: 'dice',
  gameTypes: ['LIVE'],
  titles: /sic bo|dice/i,
  words: diceWords,
  mostBets: 1,
  play({ game, bets: [placed], random }) {
    const bet = diceBets.find((each) => each === placed?.bet);
    if (!placed || !bet) throw new RangeError(`no such bet on dice: ${placed?.bet}`);
    const multiplier = diceMultipliers[bet];
    const prize = choosePrize([{ multiplier, share: 1 }], Number(game.returnToPlayer), random());
    return { result: roll(bet, prize !== null, random), wins: [prize ? placed.stake * BigInt(multiplier) : 0n] };
  },
  detailsOf: () => null,
};

const allThrows: readonly DiceResult['dice'][] = Array.from({ length: 216 }, (_, index) => [
  1 + (index % 6),
  1 + (Math.floor(index / 6) % 6),
  1 + Math.floor(index / 36),
]);

const throwsOf = new Map(
  diceBets.map((bet) => [bet, [false, true].map((wins) => allThrows.filter((dice) => diceWin(bet, dice) === wins))]),
);

function roll(bet: DiceBet, wins: boolean, random: () => number): DiceResult {
  const fitting = throwsOf.get(bet)?.[wins ? 1 : 0] ?? [];
  return { kind: 'dice', dice: fitting[Math.floor(random() * fitting.length)] as DiceResult['dice'] };
}
