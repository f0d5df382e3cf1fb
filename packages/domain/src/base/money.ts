import { readDecimal } from './decimal.ts';
import { englishMarks, type NumberMarks } from './language.ts';

export interface Currency {
  /** ISO code or the platform's own, null when the brand names none. */
  code: string | null;
  symbol: string | null;
  /** Digits after the point. */
  digits: number;
  /** How the reader's language writes numbers; as English does where it is left out. */
  marks?: NumberMarks;
}

export const minus = '\u2212';

/**
 * Minor units of a decimal string, or null when it is malformed or carries more decimals than the currency has;
 * zeros beyond them are harmless.
 */
export function toMinor(amount: string, digits: number): bigint | null {
  const decimal = readDecimal(amount);
  if (decimal === null) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + kept);
}

/** The decimal string of minor units, always with the currency's digits. */
export function fromMinor(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0n ? '-' : '';
  return digits > 0 ? `${sign}${whole}.${text.slice(-digits)}` : `${sign}${whole}`;
}

export interface MoneyParts {
  sign: '' | typeof minus;
  symbol: string;
  /** With thousand separators. */
  whole: string;
  /** With its decimal mark; empty for a currency without decimals. */
  fraction: string;
}

/** The parts of an amount as it is shown, or null when there is no figure to show. Source: section 9. */
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

/** An amount as text, symbol first: `−Rs 1,234.50`; null when there is no figure to show. */
export function formatMoney(amount: string | null, currency: Currency): string | null {
  const parts = moneyParts(amount, currency);
  if (!parts) return null;
  const gap = /\p{L}$/u.test(parts.symbol) ? '\u00a0' : '';
  return `${parts.sign}${parts.symbol}${gap}${parts.whole}${parts.fraction}`;
}

/** The brand's symbol, else the code, else "P". Source: section 9. */
export function currencySymbol({ symbol, code }: Currency): string {
  return symbol || code || 'P';
}

/** A balance that may be shown: null when unknown, malformed, too fine for the currency, or in another currency than expected. */
export function usableBalance(
  balance: { amount: string | null; currency: string | null } | null | undefined,
  currency: Currency,
): string | null {
  if (!balance || balance.amount === null) return null;
  if (balance.currency !== null && currency.code !== null && balance.currency !== currency.code) return null;
  return toMinor(balance.amount, currency.digits) === null ? null : balance.amount;
}
