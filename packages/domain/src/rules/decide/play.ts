import { compareAmounts } from '../../base/amounts.ts';
import type { Rules } from '../effective.ts';
import type { AmountBand, GameFamily } from '../gameKinds.ts';
import type { RuleId } from '../ruleTable.ts';

/**
 * Rules of one game for one player, as values without names. The server of a game enforces them and its page obeys
 * them, by the same functions (JUR-12).
 */
export interface GameRules {
  /** Most that a round may cost, a decimal string; null for no cap. */
  stakeMost: string | null;
  /** Least time from the start of a round to that of the next. */
  cycleMs: number;
  maySpeedUp: boolean;
  /** Return above which a round counts as won. */
  celebrateAbove: 'nothing' | 'stake';
}

/** Returns the rules of a game. An unknown age (null) gets the lowest cap. Amounts are in the currency of the rules. */
export function gameRules({ values }: Rules, family: GameFamily, age: number | null): GameRules {
  return {
    stakeMost: family === 'slot' ? amountAt(values['slot.stakeMax'], age) : null,
    cycleMs: values['game.cycleMs'][family] ?? 0,
    maySpeedUp: !values['game.speedUp'].includes(family),
    celebrateAbove: values['game.celebrateAbove'],
  };
}

function amountAt(bands: readonly AmountBand[], age: number | null): string | null {
  if (age !== null) return bands.find(({ below = Infinity }) => age < below)?.amount ?? null;
  const [first = null, ...others] = bands.map(({ amount }) => amount);
  return others.reduce((low, amount) => (low !== null && compareAmounts(amount, low) === -1 ? amount : low), first);
}

/** Returns the rules of a game whose lowest stake is `least`, which a cap of zero stands for: the strictest that can be played. */
export const withLeastStake = (rules: GameRules, least: string): GameRules =>
  rules.stakeMost !== null && compareAmounts(rules.stakeMost, '0') === 0 ? { ...rules, stakeMost: least } : rules;

export interface AskedRound {
  /** Whole stake of the round, a decimal string. */
  stake: string;
  /** Start of the last round in ms; null for the first. */
  startedAt: number | null;
  now: number;
  /** The round has begun already, and this is a further move of it. */
  isRunning: boolean;
}

export type RoundVerdict = { ok: true } | { ok: false; rule: RuleId; waitMs?: number };

/** Decides whether a round may be played: not above the cap, and not before the last one has lasted long enough. */
export function mayPlayRound(rules: GameRules, { stake, startedAt, now, isRunning }: AskedRound): RoundVerdict {
  const { stakeMost, cycleMs } = rules;
  if (stakeMost !== null && compareAmounts(stake, stakeMost) !== -1 && compareAmounts(stake, stakeMost) !== 0)
    return { ok: false, rule: 'slot.stakeMax' };
  const waitMs = startedAt === null || isRunning ? 0 : startedAt + cycleMs - now;
  return waitMs > 0 ? { ok: false, rule: 'game.cycleMs', waitMs } : { ok: true };
}

/** Reports whether a return is shown as a win; both are minor units. A return of just the stake may be none. */
export const celebrates = (
  { celebrateAbove }: Pick<GameRules, 'celebrateAbove'>,
  win: bigint,
  stake: bigint,
): boolean => win > (celebrateAbove === 'stake' ? stake : 0n);

/** Returns the stakes that may be offered, of those that the game has. */
export const stakesWithin = ({ stakeMost }: Pick<GameRules, 'stakeMost'>, stakes: readonly string[]): string[] =>
  stakes.filter((stake) => stakeMost === null || (compareAmounts(stake, stakeMost) ?? 1) !== 1);
