import { noon, type Visit } from './visit.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** Midnight before `noon` in the platform's time zone. */
export const today = noon - 17 * hour;
/** Last thirty days and today, as whole days in the platform's time zone. */
export const month = { from: today - 30 * day, to: today + day };

export const idOf = ({ sandbox }: Visit, username: string): string =>
  sandbox.world.accounts.find(username)?.id ?? 'none';

export const strangersOf = (seen: Visit): readonly string[] => [
  ...['demo.agent', 'arlo', 'jorun', 'demo.member', 'demo.vip', 'demo.sub'].map((name) => idOf(seen, name)),
  '99999999',
];
