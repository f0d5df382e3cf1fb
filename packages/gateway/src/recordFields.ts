import * as v from 'valibot';
import { amount, id, time, whole } from './fields.ts';

/** A sum that has to be there: a row or a total without it is no figure to show. */
export const sum = v.pipe(amount, v.string());
export const moment = v.pipe(time, v.number());
export const reference = v.pipe(id, v.maxLength(64));

/** A moment in an input, ms since 1970: a query carries it as text. */
const since = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Records from `from` up to `to`, the latter left out. */
export const span = { from: since, to: since };
/** The most records of one answer: an export fetches so many at a time. */
export const longestRecordPage = 1_000;
export const pages = {
  pageNo: v.optional(v.pipe(whole, v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(longestRecordPage)), 10),
};

export const referenceOf = ({ reference: name }: { reference: string }): string => name;

/** A list in which nothing stands twice: a repeated key would be two rows of one place. */
export function firstOfEach<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
