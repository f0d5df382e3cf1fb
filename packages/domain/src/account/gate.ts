import type { Viewer } from './member.ts';

/** Free play of a brand: a look around, or a demonstration on play money. */
export const freePlayKinds = ['look', 'demo'] as const;
export type FreePlay = (typeof freePlayKinds)[number];

/** Categories that a demonstration offers: slots, tables and lottery. */
const demoTypes: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'PVP', 'FISH', 'ELOTT', 'LOTT']);

export const playsForPlayMoney = (freePlay: FreePlay, gameType: string): boolean =>
  freePlay === 'demo' && demoTypes.has(gameType);

/** Returns the viewer as a launch sees them: a trial account passes where the game runs on play money. */
export const launchViewer = (viewer: Viewer, freePlay: FreePlay, gameType: string): Viewer =>
  viewer === 'trial' && playsForPlayMoney(freePlay, gameType) ? 'player' : viewer;

export type GateDecision = { kind: 'sign-in' } | { kind: 'need-true-account' } | { kind: 'pass' };

/**
 * Decides about favourites, recent games and launches: visitors sign in, trial accounts need a true one. Source:
 * section 5.
 */
export function decideGate(viewer: Viewer): GateDecision {
  if (viewer === null) return { kind: 'sign-in' };
  return viewer === 'trial' ? { kind: 'need-true-account' } : { kind: 'pass' };
}
