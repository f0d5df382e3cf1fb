import type { Rules } from '../effective.ts';

/** Reports whether the time played is shown to the second. */
export const showsSeconds = ({ values }: Rules): boolean => values['game.elapsed'] === 'seconds';

/** Reports whether the result of a session stays in sight, also while it is unknown. */
export const keepsNetPosition = ({ values }: Rules): boolean => values['game.netPosition'];

/** Returns the most minutes between two reality checks; null for none. */
export const mostRealityMinutes = ({ values }: Rules): number | null => values['session.realityMinutes'];
