import { type Currency, fromMinor } from '@baize/domain';

/** What amounts are for: `play` for stakes, bets and gifts, `cash` for what is paid in and out. */
type Purpose = 'play' | 'cash';

interface Scale extends Readonly<Record<Purpose, number>> {
  symbol: string | null;
  digits: number;
}

/**
 * The currencies of the world. Its amounts are written down once, in rupees; `play` and `cash` are the powers of ten that make them fit
 * another currency, because one rupee is not one dinar. A stake of a cent has to stay payable: digits and power add up to 2 or more.
 */
const table = {
  PKR: { symbol: '₨', digits: 2, play: 0, cash: 0 },
  EUR: { symbol: '€', digits: 2, play: 0, cash: -1 },
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

/** The power of ten of a currency; of one that has no row, it follows from the digits. */
function powerOf(purpose: Purpose, { code, digits }: Pick<Currency, 'code' | 'digits'>): number {
  if (code !== null && Object.hasOwn(table, code)) return table[code as CurrencyCode][purpose];
  return digits === 0 ? 2 : 0;
}

const unit = (purpose: Purpose, currency: Currency): bigint =>
  10n ** BigInt(Math.max(0, currency.digits + powerOf(purpose, currency)));

/** What one unit of the world's figures is in minor units of a currency, for stakes, bets and gifts. */
export const playUnit = (currency: Currency): bigint => unit('play', currency);

/** The same for what is paid in and out. */
export const cashUnit = (currency: Currency): bigint => unit('cash', currency);

/** Whole units of the world as a decimal string of a currency. */
export const playAmount = (units: number, currency: Currency): string =>
  fromMinor(BigInt(units) * playUnit(currency), currency.digits);

export const cashAmount = (units: number, currency: Currency): string =>
  fromMinor(BigInt(units) * cashUnit(currency), currency.digits);

/** An amount of play (decimal string) carried from one currency into another; null stands for the world's own figures. */
export const playAmountIn = (
  amount: string,
  from: Pick<Currency, 'code' | 'digits'> | null,
  to: Pick<Currency, 'code' | 'digits'>,
): string => movePoint(amount, powerOf('play', to) - (from ? powerOf('play', from) : 0));

/** Multiplies a decimal string by a power of ten. */
function movePoint(amount: string, power: number): string {
  if (power === 0) return amount;
  const [whole = '', fraction = ''] = amount.split('.');
  const figures = whole + fraction;
  const places = fraction.length - power;
  if (places <= 0) return `${BigInt(figures + '0'.repeat(-places))}`;
  const shown = fromMinor(BigInt(figures), places);
  return shown.replace(/\.?0+$/, '');
}
