import { brandDocuments } from '@baize/tokens/brandDocuments';
import type { BrandId } from '@baize/tokens/brands';

/** The sign that the stories of the design system write: that of the first brand. */
const written = '₨';
const sum = new RegExp(`${written}(?:(\\s?\\d[\\d,]*)(\\.\\d+)?)?`, 'g');

interface Currency {
  symbol: string | null;
  digits: number;
}

/** Puts the brand's sign before every sum of a text, and cuts the decimals that its currency has not. Null for a brand whose sums are as written. */
export function sumsOf(brand: string): ((text: string) => string) | null {
  const { symbol = null, digits = 2 } = (brandDocuments[brand as BrandId]?.document.currency ??
    {}) as Partial<Currency>;
  if (symbol === null || symbol === written) return null;
  return (text) =>
    text.replace(sum, (_, figures = '', decimals = '') => symbol + figures + (digits === 0 ? '' : decimals));
}
