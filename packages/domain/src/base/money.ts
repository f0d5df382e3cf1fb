import { readDecimal } from './decimal.ts';
import { englishMarks, type NumberMarks } from './language.ts';

export interface Currency {
  code: string | null;
  symbol: string | null;
  digits: number;
  marks?: NumberMarks;
}

export const minus = '\u2212';

/**
 * Converts a decimal string to minor units; null if malformed or with more decimals than the currency has (extra zeros
 * are allowed).
 */
export function toMinor(amount: string, digits: number): bigint | null {
  const decimal = readDecimal(amount);
  if (decimal === null) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + kept);
}

/** Converts minor units to a decimal string, always with all decimals of the currency. */
export function fromMinor(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0n ? '-' : '';
  return digits > 0 ? `${sign}${whole}.${text.slice(-digits)}` : `${sign}${whole}`;
}

export interface MoneyParts {
  sign: '' | typeof minus;
  symbol: string;
  whole: string;
  /** With its decimal mark; empty without decimals. */
  fraction: string;
}

/** Splits an amount for display; null without a valid figure. Source: section 9. */
export function moneyParts(amount: string | null, currency: Currency): MoneyParts | null {
  const minor = amount === null ? null : toMinor(amount, currency.digits);
  if (minor === null) return null;
  const { group, decimal } = currency.marks ?? englishMarks;
  const [whole = '', fraction] = fromMinor(minor < 0n ? -minor : minor, currency.digits).split('.');
  return {
    sign: minor < 0n ? minus : '',
    symbol: currencySymbol(currency),
    whole: whole.replace(/\B(?=(\d{3})+$)/g, group),
    fraction: fraction ? decimal + fraction : '',
  };
}

/** Formats an amount, symbol first: `−Rs 1,234.50`; null without a valid figure. */
export function formatMoney(amount: string | null, currency: Currency): string | null {
  const parts = moneyParts(amount, currency);
  if (!parts) return null;
  const gap = /\p{L}$/u.test(parts.symbol) ? '\u00a0' : '';
  return `${parts.sign}${parts.symbol}${gap}${parts.whole}${parts.fraction}`;
}

/** Formats an amount without decimals where they are zero, for figures that are set large; null without a valid one. */
export function formatRoundMoney(amount: string | null, currency: Currency): string | null {
  const text = formatMoney(amount, currency);
  const parts = moneyParts(amount, currency);
  return text && parts && !/[1-9]/.test(parts.fraction) ? text.slice(0, text.length - parts.fraction.length) : text;
}

/** Returns the brand's symbol, its currency code or "P". Source: section 9. */
export function currencySymbol({ symbol, code }: Currency): string {
  return symbol || code || 'P';
}

/** Returns a balance fit for display; null if unknown, malformed, with too many decimals or in another currency. */
export function usableBalance(
  balance: { amount: string | null; currency: string | null } | null | undefined,
  currency: Currency,
): string | null {
  if (!balance || balance.amount === null) return null;
  if (balance.currency !== null && currency.code !== null && balance.currency !== currency.code) return null;
  return toMinor(balance.amount, currency.digits) === null ? null : balance.amount;
}
