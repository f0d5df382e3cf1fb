/**
 * What the platform's patterns ask for, in the order of their ids, which begin at 1. Each has a message. Source: section 5; that the
 * ids are the places in that list is assumed.
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

/** What a pattern's id stands for; null for an unknown id. */
export function readPatternId(patternId: string | null): PatternKind | null {
  return patternId !== null && /^[1-9]\d?$/.test(patternId) ? (patternKinds[Number(patternId) - 1] ?? null) : null;
}

/** How long a value may be, told apart by what there is to say. */
export type LengthSpan =
  | { kind: 'any' }
  | { kind: 'exactly' | 'least' | 'most'; count: number }
  | { kind: 'between'; min: number; max: number };

/** One number when both bounds are the same. Source: section 5. */
export function lengthSpan(min: number | null, max: number | null): LengthSpan {
  if (min !== null && max !== null) {
    if (min === max) return { kind: 'exactly', count: min };
    return min > 0 ? { kind: 'between', min, max } : { kind: 'most', count: max };
  }
  if (max !== null) return { kind: 'most', count: max };
  return min !== null && min > 0 ? { kind: 'least', count: min } : { kind: 'any' };
}
