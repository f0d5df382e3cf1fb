/** How a round ends. The prize is drawn first, so that the return is exact; the picture is then made to show it. */
import { choosePrize, type MachineRules, prizesOf } from './prizes.ts';
import type { DicePick, DiceResult, DrawPick, DrawResult, RoundResult } from './protocol.ts';
import { spinReels } from './reels.ts';

export interface Round {
  rules: MachineRules;
  /** Return to player in percent. */
  returnToPlayer: number;
  /** Minor units. */
  stake: bigint;
  /** What the player bet on; undefined on slots. */
  pick?: DicePick | DrawPick;
  /** Fractions from 0 up to 1. */
  random: () => number;
}

export interface Outcome {
  result: RoundResult;
  /** Minor units, the stake included; 0 for no win. */
  win: bigint;
}

/** Plays one round. Throws RangeError for a bet that the machine does not take. */
export function playRound({ rules, returnToPlayer, stake, pick, random }: Round): Outcome {
  const bet = readPick(rules.kind, pick);
  const prizes = prizesOf(rules).filter((prize) => bet.kind !== 'dice' || prize.pick === bet.pick);
  const prize = choosePrize(prizes, returnToPlayer, random());
  const win = prize ? stake * BigInt(prize.multiplier) : 0n;
  switch (bet.kind) {
    case 'slot':
      return { result: spinReels(rules.layout, prize, random), win };
    case 'dice':
      return { result: rollDice(bet.pick, prize !== null, random), win };
    case 'draw':
      return { result: drawBalls(bet.pick, prize?.count ?? Math.floor(random() * 2), random), win };
  }
}

type Bet = { kind: 'slot' } | { kind: 'dice'; pick: DicePick } | { kind: 'draw'; pick: DrawPick };

function readPick(kind: MachineRules['kind'], pick: unknown): Bet {
  if (kind === 'slot') return { kind };
  if (kind === 'dice' && isDicePick(pick)) return { kind, pick };
  if (kind === 'draw' && isDrawPick(pick)) return { kind, pick };
  throw new RangeError(`no such bet on ${kind}`);
}

const isDicePick = (pick: unknown): pick is DicePick => dicePicks.some((each) => each === pick);

export const drawNumbers = 20;
export const drawnBalls = 6;

const isDrawPick = (pick: unknown): pick is DrawPick =>
  Array.isArray(pick) &&
  new Set(pick).size === 3 &&
  pick.length === 3 &&
  pick.every((number) => Number.isInteger(number) && number >= 1 && number <= drawNumbers);

type Dice = DiceResult['dice'];

const allDice: readonly Dice[] = Array.from({ length: 216 }, (_, index) => [
  1 + (index % 6),
  1 + (Math.floor(index / 6) % 6),
  1 + Math.floor(index / 36),
]);

/** Whether three dice win a bet; three of a kind beats both sums. */
export function diceWin(pick: DicePick, [a, b, c]: Dice): boolean {
  const triple = a === b && b === c;
  if (pick === 'triple') return triple;
  return !triple && (pick === 'small') === a + b + c <= 10;
}

const dicePicks = ['small', 'big', 'triple'] as const;

/** All throws that lose and all that win, for each bet. */
const throwsOf = Object.fromEntries(
  dicePicks.map((pick) => [pick, [false, true].map((wins) => allDice.filter((dice) => diceWin(pick, dice) === wins))]),
) as unknown as Readonly<Record<DicePick, readonly [losing: readonly Dice[], winning: readonly Dice[]]>>;

function rollDice(pick: DicePick, wins: boolean, random: () => number): DiceResult {
  const fitting = throwsOf[pick][wins ? 1 : 0];
  return { kind: 'dice', pick, dice: fitting[Math.floor(random() * fitting.length)] as Dice };
}

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
