import type { Rules } from '../effective.ts';

/** Reports whether the time played is shown to the second. */
export const showsSeconds = ({ values }: Rules): boolean => values['game.elapsed'] === 'seconds';

/** Reports whether the result of a session stays in sight, also while it is unknown. */
export const keepsNetPosition = ({ values }: Rules): boolean => values['game.netPosition'];

/** Returns the most minutes between two reality checks; null for none. */
export const mostRealityMinutes = ({ values }: Rules): number | null => values['session.realityMinutes'];

const minute = 60_000;
const hour = 60 * minute;

/** Returns the hours for which one press stops all play; null where there is no such button. */
export const panicHours = ({ values }: Rules): number | null => values['rest.panic'] || null;

/** Returns the minutes without a touch after which a player is logged out; null for none. */
export const idleMinutes = ({ values }: Rules): number | null => values['login.idleMinutes'];

/** Time in which no round begins. */
export interface Pause {
  from: number;
  until: number;
}

/**
 * Returns the pause that is due after so many minutes of play, running or to come; null for none. Play is a run of
 * rounds, `rounds` their times in ms and in order; a rest as long as the pause ends it.
 */
export function duePause({ values }: Rules, rounds: readonly number[], now: number): Pause | null {
  const rule = values['session.breakAfter'];
  const last = rounds.at(-1);
  if (!rule || last === undefined) return null;
  const rest = rule.breakMinutes * minute;
  const later = rounds.findLastIndex((at, place) => place === 0 || at - (rounds[place - 1] ?? 0) >= rest);
  const from = (rounds[later] ?? last) + rule.minutes * minute;
  const until = from + rest;
  const playsOn = Math.min(now, from) - last < rest;
  return playsOn && now < until ? { from, until } : null;
}

/** Returns the minutes of play after which a pause is due; null for none. */
export const pauseAfterMinutes = ({ values }: Rules): number | null => values['session.breakAfter']?.minutes ?? null;

/** Returns until when a player waits who has just played with another operator, ms; null for no wait. */
export function operatorWait({ values }: Rules, playedElsewhereAt: number | null, now: number): number | null {
  const until = (playedElsewhereAt ?? 0) + values['session.oneOperator'] * minute;
  return playedElsewhereAt !== null && now < until ? until : null;
}

/**
 * Returns the days that a summary must show before the next game or deposit; null where none is due. One that was seen
 * in an earlier login, or too long ago, must be seen again.
 */
export function summaryDue(
  { values }: Rules,
  { seenAt, loggedInAt }: { seenAt: number | null; loggedInAt: number },
  now: number,
): number | null {
  const rule = values['login.summary'];
  if (!rule) return null;
  const isSeen = seenAt !== null && seenAt >= loggedInAt && now - seenAt < rule.hours * hour;
  return isSeen ? null : rule.days;
}
