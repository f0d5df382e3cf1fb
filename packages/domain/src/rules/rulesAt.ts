import { dayOf, dayStart, readDay, readTimeZone } from '../base/calendar.ts';
import { type RuleId, type RuleValues, ruleIds, ruleOf } from './ruleTable.ts';

interface Entry {
  from: string;
  to: string | null;
  value: unknown;
}

/** Profile that has been read. A rule without a readable list of entries is null. */
export interface KnownProfile {
  id: string;
  timeZone: string;
  currency: string | null;
  entries: ReadonlyMap<RuleId, readonly Entry[] | null>;
}

export interface RulesAt {
  values: RuleValues;
  /** Moment of the next change, ms since 1970; null if none is known. */
  until: number | null;
}

/** Reads a profile of a brand document. Returns null if it is none; unknown rules are ignored. */
export function readProfile(value: unknown): KnownProfile | null {
  const { id, timeZone, currency, rules } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof rules !== 'object' || rules === null) return null;
  const entries = ruleIds
    .filter((rule) => Object.hasOwn(rules, rule))
    .map((rule) => [rule, readEntries(rule, (rules as Record<string, unknown>)[rule])] as const);
  return {
    id,
    timeZone: readTimeZone(timeZone),
    currency: typeof currency === 'string' ? currency : null,
    entries: new Map(entries),
  };
}

/**
 * Returns the values of a profile at a moment (ms). Entries begin and end at midnight of its zone. A missing profile and
 * an unreadable entry mean the strictest value (JUR-05, JUR-10).
 */
export function rulesAt(profile: KnownProfile | null, now: number): RulesAt {
  if (!profile) return { values: valuesOf((id) => ruleOf(id).strictest), until: null };
  const { entries, timeZone } = profile;
  const today = dayOf(now, timeZone);
  const values = valuesOf((id) => {
    const { open, strictest } = ruleOf(id);
    const listed = entries.get(id);
    if (listed === null) return strictest;
    const current = latest((listed ?? []).filter(({ from }) => from <= today));
    return current && (current.to === null || today < current.to) ? current.value : open;
  });
  const next = [...entries.values()]
    .flatMap((listed) => listed ?? [])
    .flatMap(({ from, to }) => [from, to])
    .reduce<string | null>((soon, day) => (day !== null && day > today && (!soon || day < soon) ? day : soon), null);
  return { values, until: next === null ? null : dayStart(next, timeZone) };
}

/** Returns the entry that began last: each one ends where the next begins. */
export const latest = <E extends { from: string }>(entries: readonly E[]): E | undefined =>
  [...entries].sort((a, b) => (a.from < b.from ? -1 : 1)).at(-1);

export const valuesOf = (value: (id: RuleId) => unknown): RuleValues =>
  Object.fromEntries(ruleIds.map((id) => [id, value(id)])) as unknown as RuleValues;

function readEntries(id: RuleId, list: unknown): readonly Entry[] | null {
  if (!Array.isArray(list)) return null;
  const entries = list.map((entry) => readEntry(id, entry));
  return entries.every((entry) => entry !== null) ? entries : null;
}

function readEntry(id: RuleId, entry: unknown): Entry | null {
  const { from: begin, to: end, value: given } = (entry ?? {}) as Record<string, unknown>;
  const [from, value] = [readDay(begin), ruleOf(id).read(given)];
  const to = end === undefined ? null : readDay(end);
  return from === null || value === undefined || (end !== undefined && to === null) ? null : { from, to, value };
}
