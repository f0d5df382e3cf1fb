import { type Currency, fromMinor } from '@baize/domain';

/** Use of an amount: `play` for stakes, bets and gifts, `cash` for deposits and withdrawals. */
type Purpose = 'play' | 'cash';

interface Scale extends Readonly<Record<Purpose, number>> {
  symbol: string | null;
  digits: number;
}

/**
 * Currencies of the world, whose amounts are defined once, in rupees; `play` and `cash` are powers of ten that adapt
 * them, as one rupee is not one dinar. Digits plus power must be 2 or more, so that a stake of a cent stays payable.
 */
const table = {
  PKR: { symbol: '₨', digits: 2, play: 0, cash: 0 },
  EUR: { symbol: '€', digits: 2, play: 0, cash: -1 },
  GBP: { symbol: '£', digits: 2, play: 0, cash: -1 },
  USD: { symbol: '$', digits: 2, play: 0, cash: -1 },
  CAD: { symbol: '$', digits: 2, play: 0, cash: -1 },
  BRL: { symbol: 'R$', digits: 2, play: 0, cash: -1 },
  SEK: { symbol: 'kr', digits: 2, play: 0, cash: 0 },
  DKK: { symbol: 'kr.', digits: 2, play: 0, cash: 0 },
  VND: { symbol: '₫', digits: 0, play: 2, cash: 2 },
  KWD: { symbol: 'KD', digits: 3, play: -1, cash: -2 },
  USDT: { symbol: null, digits: 6, play: 0, cash: -1 },
} as const satisfies Record<string, Scale>;

export type CurrencyCode = keyof typeof table;
export const currencyCodes = Object.keys(table) as readonly CurrencyCode[];

export function currencyByCode(code: CurrencyCode): Currency {
  const { symbol, digits } = table[code];
  return { code, symbol, digits };
}

function powerOf(purpose: Purpose, { code, digits }: Pick<Currency, 'code' | 'digits'>): number {
  if (code !== null && Object.hasOwn(table, code)) return table[code as CurrencyCode][purpose];
  return digits === 0 ? 2 : 0;
}

const unit = (purpose: Purpose, currency: Currency): bigint =>
  10n ** BigInt(Math.max(0, currency.digits + powerOf(purpose, currency)));

/** Returns minor units per world unit, for stakes, bets and gifts. */
export const playUnit = (currency: Currency): bigint => unit('play', currency);

/** Returns minor units per world unit, for deposits and withdrawals. */
export const cashUnit = (currency: Currency): bigint => unit('cash', currency);

export const playAmount = (units: number, currency: Currency): string =>
  fromMinor(BigInt(units) * playUnit(currency), currency.digits);

export const cashAmount = (units: number, currency: Currency): string =>
  fromMinor(BigInt(units) * cashUnit(currency), currency.digits);

/** Converts a decimal string between currencies; null means the world's own figures. */
export const playAmountIn = (
  amount: string,
  from: Pick<Currency, 'code' | 'digits'> | null,
  to: Pick<Currency, 'code' | 'digits'>,
): string => movePoint(amount, powerOf('play', to) - (from ? powerOf('play', from) : 0));

function movePoint(amount: string, power: number): string {
  if (power === 0) return amount;
  const [whole = '', fraction = ''] = amount.split('.');
  const figures = whole + fraction;
  const places = fraction.length - power;
  if (places <= 0) return `${BigInt(figures + '0'.repeat(-places))}`;
  const shown = fromMinor(BigInt(figures), places);
  return shown.replace(/\.?0+$/, '');
}
