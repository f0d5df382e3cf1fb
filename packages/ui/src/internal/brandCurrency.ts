import { brandDocuments } from '@baize/tokens/brandDocuments';
import type { BrandId } from '@baize/tokens/brands';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Currency sign that stories are written in. */
const written = '₨';
const sum = new RegExp(`${written}(?:(\\s?\\d[\\d,]*)(\\.\\d+)?)?`, 'g');

interface Currency {
  symbol: string | null;
  digits: number;
}

/**
 * Puts the brand's currency in place of rupees, without the decimals that it lacks: in a text, or in all texts of a list,
 * an object or an element with its children.
 */
export function inBrandCurrency<Value>(value: Value, brand: string): Value {
  const { symbol = null, digits = 2 } = (brandDocuments[brand as BrandId]?.document.currency ??
    {}) as Partial<Currency>;
  if (symbol === null || symbol === written) return value;
  const translate = (text: string) =>
    text.replace(sum, (_, figures = '', decimals = '') => symbol + figures + (digits === 0 ? '' : decimals));
  return mapTexts(value, translate) as Value;
}

/** Keeps the identity of what holds no sum. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change));
    return items.some((item, place) => item !== value[place]) ? items : value;
  }
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const props = mapTexts(value.props, change) as typeof value.props;
    // Passed one by one, children need no keys.
    const children = Array.isArray(props.children) && props.children.length > 1 ? props.children : [];
    return props === value.props ? value : cloneElement(value, props, ...children);
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)] as const);
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
