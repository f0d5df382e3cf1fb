import { addAmounts, compareAmounts } from '../base/amounts.ts';
import { readDecimal } from '../base/decimal.ts';
import type { RuleKind } from './kinds.ts';

/** Families of games, as laws tell them apart. */
export const gameFamilies = ['slot', 'casino', 'betting', 'lottery'] as const;
export type GameFamily = (typeof gameFamilies)[number];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Families for which something is forbidden: those of both are. */
export const bannedFamilies: RuleKind<readonly GameFamily[]> = {
  shape: { kind: 'families' },
  read: (value) =>
    Array.isArray(value) && value.every((family) => gameFamilies.some((one) => one === family))
      ? gameFamilies.filter((family) => value.includes(family))
      : undefined,
  tighten: (held, wish) => gameFamilies.filter((family) => held.includes(family) || wish.includes(family)),
};

export type TimeByFamily = { readonly [F in GameFamily]?: number };

/** Least milliseconds by family: for each the longer time holds. */
export const leastTimeByFamily: RuleKind<TimeByFamily> = {
  shape: { kind: 'timeByFamily' },
  read: (value) =>
    isObject(value) &&
    Object.entries(value).every(([family, ms]) => gameFamilies.some((one) => one === family) && isCount(ms))
      ? timesOf((family) => value[family] as number | undefined)
      : undefined,
  tighten: (held, wish) => timesOf((family) => Math.max(held[family] ?? 0, wish[family] ?? 0)),
};

const timesOf = (ms: (family: GameFamily) => number | undefined): TimeByFamily =>
  Object.fromEntries(gameFamilies.flatMap((family) => (ms(family) ? [[family, ms(family)]] : [])));

/** Cap for players below an age, as a decimal string; without `below` for everyone else. */
export interface AmountBand {
  below?: number;
  amount: string;
}

/** Caps by age, from the youngest: at each age the smaller amount holds. No band means no cap. */
export const amountsByAge: RuleKind<readonly AmountBand[]> = {
  shape: { kind: 'amountsByAge' },
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const bands = value.map(readBand);
    const isOrdered = bands.every((band, place) => {
      const next = bands[place + 1];
      return band && (next === undefined || (band.below !== undefined && (next?.below ?? Infinity) > band.below));
    });
    return isOrdered && bands.at(-1)?.below === undefined ? merged(bands as readonly AmountBand[]) : undefined;
  },
  tighten: (held, wish) => {
    if (held.length === 0 || wish.length === 0) return held.length === 0 ? wish : held;
    const ages = [...new Set([...held, ...wish].map(({ below = Infinity }) => below))].sort((a, b) => a - b);
    const bands = ages.map((below) => ({
      ...(below !== Infinity && { below }),
      amount: smaller(bandBelow(held, below), bandBelow(wish, below)),
    }));
    return merged(bands);
  },
};

/** Makes one band of neighbours with one amount. */
const merged = (bands: readonly AmountBand[]): readonly AmountBand[] =>
  bands.filter(({ amount }, place) => bands[place + 1]?.amount !== amount);

function readBand(value: unknown): AmountBand | undefined {
  if (!isObject(value)) return undefined;
  const { below, amount } = value;
  if (typeof amount !== 'string' || readDecimal(amount) === null || compareAmounts(amount, '0') === -1)
    return undefined;
  const plain = addAmounts(amount) ?? amount;
  if (below === undefined) return { amount: plain };
  return isCount(below) ? { below, amount: plain } : undefined;
}

/** Returns the amount for players just below an age. */
const bandBelow = (bands: readonly AmountBand[], age: number): string =>
  bands.find(({ below = Infinity }) => age <= below)?.amount ?? '0';

const smaller = (a: string, b: string): string => (compareAmounts(b, a) === -1 ? b : a);

/** Wait before something looser holds: hours, and perhaps until the running period is over. */
export interface RuleWait {
  hours: number;
  endOfPeriod: boolean;
}

export const longerWait: RuleKind<RuleWait> = {
  shape: { kind: 'wait' },
  read: (value) => {
    if (!isObject(value)) return undefined;
    const { hours, endOfPeriod } = value;
    return isCount(hours) && typeof endOfPeriod === 'boolean' ? { hours, endOfPeriod } : undefined;
  },
  tighten: (held, wish) => ({
    hours: Math.max(held.hours, wish.hours),
    endOfPeriod: held.endOfPeriod || wish.endOfPeriod,
  }),
};
