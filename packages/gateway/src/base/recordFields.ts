import * as v from 'valibot';
import { amount, id, time, whole } from './fields.ts';

/** Required amount; a row or total without it is dropped. */
export const sum = v.pipe(amount, v.string());
export const moment = v.pipe(time, v.number());
export const reference = v.pipe(id, v.maxLength(64));

/** Time in an input, ms since 1970; a query carries it as text. */
const since = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Sums over a whole list; null if the platform does not have them (ADP-01). */
export const unknownSums = <S extends v.GenericSchema>(sums: S) => v.optional(v.nullable(sums), null);

/** Range of records; `to` is exclusive. */
export const span = { from: since, to: since };
/** Maximum records per response, and the page size of exports. */
export const longestRecordPage = 1_000;
export const pages = {
  pageNo: v.optional(v.pipe(whole, v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(longestRecordPage)), 10),
};

export const referenceOf = ({ reference: name }: { reference: string }): string => name;

/** Removes duplicates, because a repeated key would give two rows the same React key. */
export function firstOfEach<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
