import { addDays, dayOf } from '../base/calendar.ts';
import type { CompiledProfile, Dated, JurisdictionFile, Profile } from './profile.ts';
import { latest } from './rulesAt.ts';

/** Days ahead that a brand document knows the rules of. */
const daysAhead = 400;

/** Reduces a profile to what holds on the day of a moment (ms) and in the coming months. */
export function compileProfile({ id, version, timeZone, currency, rules }: Profile, now: number): CompiledProfile {
  const today = dayOf(now, timeZone);
  const last = addDays(today, daysAhead);
  const lists = Object.entries(rules as Readonly<Record<string, readonly Dated[]>>).map(([rule, entries]) => {
    const current = latest(entries.filter(({ from }) => from <= today));
    const isNear = ({ from, to }: Dated) => from > today && from <= last && (to === undefined || to > today);
    const isHeld = (entry: Dated) => entry === current && (entry.to === undefined || entry.to > today);
    const near = entries.filter((entry) => isHeld(entry) || isNear(entry));
    return [rule, near.map(({ from, to, value }) => ({ from, ...(to !== undefined && { to }), value }))] as const;
  });
  return { id, version, timeZone, currency, rules: Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
}

/**
 * Returns a brand document with the profile that it names inside. One without a profile comes back as it is; one whose
 * profile is unknown gets none, so that the strictest rules hold.
 */
export function compileJurisdiction<F extends { jurisdiction?: JurisdictionFile | undefined }>(
  file: F,
  profiles: readonly Profile[],
  now: number,
): F {
  const named = file.jurisdiction?.profile;
  if (named === undefined) return file;
  const compiled = profiles.filter(({ id }) => id === named).map((profile) => compileProfile(profile, now));
  return { ...file, jurisdiction: { ...file.jurisdiction, profiles: compiled } };
}
