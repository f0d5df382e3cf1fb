import { sameOriginPath } from '../base/addresses.ts';

const doors: ReadonlySet<string> = new Set(['/login', '/register', '/register.html']);
const openPaths: ReadonlySet<string> = new Set(['/helpmc', '/download', '/down']);

/** A door is a login or registration page with nothing behind it yet. */
export type Visit = { kind: 'pass' } | { kind: 'door' } | { kind: 'sign-in'; returnTo: string };

/**
 * Decides about a visit. Only brands that send visitors away refuse, but never the login pages, so redirects cannot
 * loop. `address` is path, query and fragment; `wayIn` marks a registration or password dialog above the page. Source:
 * section 2.
 */
export function decideVisit(visit: { sendAway: boolean; signedIn: boolean; address: string; wayIn?: boolean }): Visit {
  const path = cleanPath(visit.address);
  if (!visit.sendAway || visit.signedIn || openPaths.has(path)) return { kind: 'pass' };
  if (visit.wayIn || doors.has(path)) return { kind: 'door' };
  return { kind: 'sign-in', returnTo: sameOriginPath(visit.address) ?? '/' };
}

/** Normalises a path: lower case, single slashes, no trailing slash, query or fragment. */
export function cleanPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '').toLowerCase();
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
}
