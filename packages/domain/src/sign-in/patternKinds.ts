/**
 * Kinds of platform patterns, in the order of their ids, which start at 1. Source: section 5; that ids follow this
 * order is assumed.
 */
export const patternKinds = [
  'letters-digits',
  'letter-first',
  'chinese-digits',
  'email',
  'no-special',
  'digits',
  'uppercase',
  'letters-spaces',
  'no-spaces',
  'date-ymd',
  'date-mdy',
  'korean',
  'thai',
  'strong',
  'full-name',
  'japanese',
  'uppercase-no-spaces',
] as const;
export type PatternKind = (typeof patternKinds)[number];

export function readPatternId(patternId: string | null): PatternKind | null {
  return patternId !== null && /^[1-9]\d?$/.test(patternId) ? (patternKinds[Number(patternId) - 1] ?? null) : null;
}

export type LengthSpan =
  | { kind: 'any' }
  | { kind: 'exactly' | 'least' | 'most'; count: number }
  | { kind: 'between'; min: number; max: number };

/** Describes a length; equal bounds become one number. Source: section 5. */
export function lengthSpan(min: number | null, max: number | null): LengthSpan {
  if (min !== null && max !== null) {
    if (min === max) return { kind: 'exactly', count: min };
    return min > 0 ? { kind: 'between', min, max } : { kind: 'most', count: max };
  }
  if (max !== null) return { kind: 'most', count: max };
  return min !== null && min > 0 ? { kind: 'least', count: min } : { kind: 'any' };
}
