const decimal = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,12})?$/;

/**
 * Reads an amount from a platform; null if it cannot be trusted: not finite, negative zero, an exponent, more than 18
 * integer digits, or a JSON number that may already be rounded.
 */
export function readDecimal(value: unknown): string | null {
  if (typeof value === 'number') {
    const text = String(value);
    return Object.is(value, -0) || text.replace(/[-.]/g, '').length > 15 ? null : readDecimal(text);
  }
  if (typeof value !== 'string' || !decimal.test(value)) return null;
  return /^-[0.]+$/.test(value) ? null : value;
}
