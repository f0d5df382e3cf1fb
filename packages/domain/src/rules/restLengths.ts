import type { RuleKind } from './kinds.ts';

/** Breaks of hours, cool-offs of days, exclusions of months. Source: RSP-04. */
export const restKinds = ['break', 'cool-off', 'exclusion'] as const;
export type RestKind = (typeof restKinds)[number];

/** Lengths that players may choose, by kind of rest; 0 is for good. */
export type AskedRests = { readonly [K in RestKind]?: readonly number[] };

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 1_000;

/** Sorts lengths from the shortest, each once. */
const sorted = (lengths: readonly number[]): readonly number[] =>
  [...new Set(lengths)].sort((a, b) => (a || Infinity) - (b || Infinity) || 0);

const made = (lengths: (kind: RestKind) => readonly number[]): AskedRests =>
  Object.fromEntries(restKinds.flatMap((kind) => (lengths(kind).length > 0 ? [[kind, sorted(lengths(kind))]] : [])));

/** Lengths of rests to be offered: those of both are. */
export const askedRests: RuleKind<AskedRests> = {
  shape: { kind: 'restLengths' },
  read: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const given = value as Readonly<Record<string, unknown>>;
    const isRead = Object.entries(given).every(
      ([kind, lengths]) =>
        restKinds.some((one) => one === kind) &&
        Array.isArray(lengths) &&
        lengths.length > 0 &&
        lengths.every(isLength),
    );
    return isRead ? made((kind) => (given[kind] ?? []) as readonly number[]) : undefined;
  },
  tighten: (held, wish) => made((kind) => [...(held[kind] ?? []), ...(wish[kind] ?? [])]),
};
