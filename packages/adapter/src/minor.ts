import { fromMinor, toMinor } from '@baize/domain';
import * as v from 'valibot';
import { PlatformFault } from './refused.ts';

/** Sum in minor units, as many platforms write it; text carries figures beyond 2^53. */
export interface MinorSum {
  minor: number | string;
  currency: string;
}

export interface MinorUnits {
  /** Decimals of a currency. Throws for one without known decimals. */
  digits(currency: string): number;
  /** Decimal string of minor units. Throws for a fraction, an unsafe number or an unknown currency. */
  decimal(sum: MinorSum): string;
  /** Minor units of a decimal string. Throws rather than round. */
  minor(amount: string, currency: string): number;
  /** Schema of a sum in minor units, read as a decimal string with its currency. */
  sum: v.GenericSchema<unknown, Sum>;
}

/** Sum as the contract writes it, with its exact minor units. */
export interface Sum {
  amount: string;
  currency: string;
  minor: bigint;
  /** Decimals of the currency. */
  digits: number;
}

/** Currency with its decimals, for sums that may have nothing to add. */
export type Currency = Pick<Sum, 'currency' | 'digits'>;

const minorSum = v.object({ minor: v.union([v.number(), v.string()]), currency: v.string() });

const whole = /^-?(?:0|[1-9]\d{0,29})$/;

/** Converts sums by the decimals of each currency, such as `{ PKR: 2, JPY: 0, KWD: 3 }`. Nothing is ever rounded. */
export function minorUnits(decimals: Readonly<Record<string, number>>): MinorUnits {
  const digits = (currency: string) => {
    const known = Object.hasOwn(decimals, currency) ? decimals[currency] : undefined;
    if (known === undefined || !Number.isInteger(known) || known < 0 || known > 8)
      throw new PlatformFault('nonsense', '', `the decimals of ${currency.slice(0, 8)} are not known`);
    return known;
  };
  const exact = ({ minor, currency }: MinorSum): Sum => {
    const text = typeof minor === 'number' && Number.isSafeInteger(minor) ? String(minor + 0) : minor;
    if (typeof text !== 'string' || !whole.test(text))
      throw new PlatformFault('nonsense', '', 'a sum is no safe whole number of minor units');
    const exactMinor = BigInt(text);
    const places = digits(currency);
    return { amount: fromMinor(exactMinor, places), currency, minor: exactMinor, digits: places };
  };
  return {
    digits,
    decimal: (sum) => exact(sum).amount,
    sum: v.pipe(minorSum, v.transform(exact)),
    minor: (amount, currency) => {
      const exact = toMinor(amount, digits(currency));
      if (exact === null || exact > Number.MAX_SAFE_INTEGER || exact < Number.MIN_SAFE_INTEGER)
        throw new PlatformFault('broken', '', `an amount is no whole number of minor units of ${currency}`);
      return Number(exact);
    },
  };
}
