import { toMinor } from '../base/money.ts';

/** Bands of amounts, by the four limits of a brand's currency. */
export const amountBands = ['lowest', 'low', 'middle', 'high', 'highest'] as const;
export type MeasuredAmount = (typeof amountBands)[number];

/** Limits in euros; a brand of another currency names its own. Decimal strings, rising. */
export const amountLimits: readonly string[] = ['10', '50', '200', '1000'];

/** Bands of a time, whose limits hang on its unit. */
export const timeBands = ['shortest', 'short', 'middle', 'long', 'longest'] as const;
export type MeasuredTime = (typeof timeBands)[number];

const limits = {
  ms: [500, 1_000, 3_000, 10_000],
  minutes: [1, 5, 30, 120].map((minutes) => minutes * 60_000),
  hours: [1, 4, 24, 72].map((hours) => hours * 3_600_000),
} as const;

/** Enough digits for any currency. */
const digits = 8;

/** Finds the band of an amount (decimal string); null for what is none. */
export function amountBand(amount: string, brand: readonly string[] = amountLimits): MeasuredAmount | null {
  const value = toMinor(amount, digits);
  if (value === null) return null;
  const below = brand.filter((limit) => (toMinor(limit, digits) ?? value) <= value).length;
  return amountBands[below] ?? null;
}

/** Finds the band of a time in ms, cut as its unit is. */
export const timeBand = (ms: number, unit: keyof typeof limits): MeasuredTime =>
  timeBands[limits[unit].filter((limit) => limit <= ms).length] ?? 'longest';
