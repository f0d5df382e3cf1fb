import { noon, type Visit } from './visit.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** Midnight of the platform's zone that begins the day of `noon`. */
export const today = noon - 17 * hour;
/** The last thirty days and today, whole days of the platform's zone. */
export const month = { from: today - 30 * day, to: today + day };

export const idOf = ({ sandbox }: Visit, username: string): string =>
  sandbox.world.accounts.find(username)?.id ?? 'none';

/** Accounts of other branches, for `demo.sub`: its own upline, its siblings, theirs, and a stranger. */
export const strangersOf = (seen: Visit): readonly string[] => [
  ...['demo.agent', 'arlo', 'jorun', 'demo.member', 'demo.vip', 'demo.sub'].map((name) => idOf(seen, name)),
  '99999999',
];
