import { compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { checkPick, combinationsOf, isHit, type LotteryPick, type PlayType, prizeMinor } from './lotteryPlay.ts';

/** A way to play as the platform offers it now. Amounts and odds are decimal strings. */
export interface Play {
  type: PlayType;
  /** Payout of one combination for each unit staked, stake included. */
  odds: string;
  /** Least and most for one combination. */
  min: string;
  max: string;
}

/** One line of a slip. */
export interface SlipLine extends LotteryPick {
  /** For each combination, decimal string. */
  stake: string;
  /** As the player saw them. */
  odds: string;
}

/** Lines that one bet takes. */
export const mostLines = 20;

export type StakeProblem = 'missing' | 'malformed' | 'too-fine' | 'too-low' | 'too-high';

/** Returns the problem of a stake for one combination, null for text that is no amount. `digits` are the currency's. */
export function checkStake(stake: string | null, { min, max }: Play, digits: number): StakeProblem | null {
  if (stake === null) return 'malformed';
  if (stake === '') return 'missing';
  if (toMinor(stake, 12) === null) return 'malformed';
  if (toMinor(stake, digits) === null) return 'too-fine';
  if (compareAmounts(stake, min) !== -1) return compareAmounts(stake, max) === 1 ? 'too-high' : null;
  return 'too-low';
}

export interface PricedLine {
  combinations: number;
  /** All its combinations together. */
  total: string;
  /** When one of its combinations is drawn. */
  prize: string;
}

export type Pricing =
  | {
      ok: true;
      lines: readonly PricedLine[];
      total: string;
      /** The most that all lines together can pay in one draw. */
      most: string;
    }
  /** `line` counts from 0; `odds` when those of the line are not the platform's any more. */
  | { ok: false; line: number; problem: 'pick' | 'stake' | 'odds' | 'play' }
  | { ok: false; problem: 'empty' | 'too-many-lines' };

/** Returns cost and possible win of a slip in minor units. The platform computes both again. */
export function priceSlip(lines: readonly SlipLine[], plays: readonly Play[], digits: number): Pricing {
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > mostLines) return { ok: false, problem: 'too-many-lines' };
  const priced: { line: SlipLine; combinations: number; total: bigint; prize: bigint }[] = [];
  for (const [at, line] of lines.entries()) {
    const play = plays.find(({ type }) => type === line.type);
    if (!play) return { ok: false, line: at, problem: 'play' };
    if (checkPick(line) !== null) return { ok: false, line: at, problem: 'pick' };
    if (compareAmounts(play.odds, line.odds) !== 0) return { ok: false, line: at, problem: 'odds' };
    const stake = toMinor(line.stake, digits);
    const prize = stake === null ? null : prizeMinor(stake, play.odds);
    if (stake === null || prize === null || checkStake(line.stake, play, digits) !== null)
      return { ok: false, line: at, problem: 'stake' };
    const combinations = combinationsOf(line);
    priced.push({ line, combinations, total: stake * BigInt(combinations), prize });
  }
  return {
    ok: true,
    lines: priced.map(({ combinations, total, prize }) => ({
      combinations,
      total: fromMinor(total, digits),
      prize: fromMinor(prize, digits),
    })),
    total: fromMinor(
      priced.reduce((sum, { total }) => sum + total, 0n),
      digits,
    ),
    most: fromMinor(mostOf(priced), digits),
  };
}

/** Lines that exclude each other do not add up, so every outcome that the lines tell apart is tried. */
function mostOf(priced: readonly { line: SlipLine; prize: bigint }[]): bigint {
  const places = Math.max(...priced.map(({ line }) => line.places.length));
  let most = 0n;
  for (let outcome = 0; outcome < 10 ** places; outcome += 1) {
    const drawn = Array.from(String(outcome).padStart(places, '0'), Number);
    let sum = 0n;
    for (const { line, prize } of priced) if (isHit(line, drawn)) sum += prize;
    if (sum > most) most = sum;
  }
  return most;
}

/** Returns the payout of each line once the figures are drawn, in minor units, at the odds when the slip was taken. */
export const settleSlip = (lines: readonly SlipLine[], drawn: readonly number[], digits: number): readonly bigint[] =>
  lines.map((line) => {
    const stake = toMinor(line.stake, digits);
    return stake !== null && isHit(line, drawn) ? (prizeMinor(stake, line.odds) ?? 0n) : 0n;
  });

export type Affordability = 'fits' | 'above-balance' | 'above-limit' | 'unknown';

/** Reports whether a total may be staked; `limits` is what is left of each limit on stakes and losses. The platform has the last word. */
export function canAfford(total: string, balance: string | null, limits: readonly string[]): Affordability {
  if (limits.some((left) => compareAmounts(total, left) === 1)) return 'above-limit';
  if (balance === null) return 'unknown';
  return compareAmounts(total, balance) === 1 ? 'above-balance' : 'fits';
}
