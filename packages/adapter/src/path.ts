import { Refused } from './refused.ts';

/** Writes a path whose values are escaped: path`/sessions/${id}`. An id with a slash cannot lead elsewhere. */
export const path = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: parts }, ...values.map(segment));

/** A segment of dots alone would be resolved away, so it is refused. */
function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new Refused('not-found');
  return encodeURIComponent(value);
}
