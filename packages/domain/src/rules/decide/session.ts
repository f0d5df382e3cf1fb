import type { Rules } from '../effective.ts';

/** Returns the most minutes between two reality checks; null for none. */
export const mostRealityMinutes = ({ values }: Rules): number | null => values['session.realityMinutes'];
