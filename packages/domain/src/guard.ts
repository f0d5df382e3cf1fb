import { sameOriginPath } from './addresses.ts';

const openPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
]);

export type Visit = { kind: 'pass' } | { kind: 'sign-in'; returnTo: string };

/**
 * Whether a visit passes. Only brands that send visitors away refuse, and never the pages that let one in, so that no redirect can loop.
 * `address` is path, query and fragment. Source: section 2.
 */
export function decideVisit(visit: { sendAway: boolean; signedIn: boolean; address: string }): Visit {
  if (!visit.sendAway || visit.signedIn || openPaths.has(cleanPath(visit.address))) return { kind: 'pass' };
  return { kind: 'sign-in', returnTo: sameOriginPath(visit.address) ?? '/' };
}

/** The path alone: lower case, single slashes, no slash at the end, no query and no fragment. */
export function cleanPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '').toLowerCase();
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
}
