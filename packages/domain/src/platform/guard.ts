import { sameOriginPath } from '../base/addresses.ts';

const doors: ReadonlySet<string> = new Set(['/login', '/register', '/register.html']);
const openPaths: ReadonlySet<string> = new Set(['/helpmc', '/download', '/down']);

/** A door is a way in, with nothing behind it yet. */
export type Visit = { kind: 'pass' } | { kind: 'door' } | { kind: 'sign-in'; returnTo: string };

/**
 * Whether a visit passes. Only brands that send visitors away refuse, and never the pages that let one in, so that no redirect can loop.
 * `address` is path, query and fragment; `wayIn` says that it opens registration or a lost password over its page. Source: section 2.
 */
export function decideVisit(visit: { sendAway: boolean; signedIn: boolean; address: string; wayIn?: boolean }): Visit {
  const path = cleanPath(visit.address);
  if (!visit.sendAway || visit.signedIn || openPaths.has(path)) return { kind: 'pass' };
  if (visit.wayIn || doors.has(path)) return { kind: 'door' };
  return { kind: 'sign-in', returnTo: sameOriginPath(visit.address) ?? '/' };
}

/** The path alone: lower case, single slashes, no slash at the end, no query and no fragment. */
export function cleanPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '').toLowerCase();
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
}
