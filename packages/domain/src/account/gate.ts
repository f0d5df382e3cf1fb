import type { Viewer } from './member.ts';

export type GateDecision = { kind: 'sign-in' } | { kind: 'need-true-account' } | { kind: 'pass' };

/** Who may use favourites, recent games and launches: a visitor is asked to sign in, a trial account is warned. Source: section 5. */
export function decideGate(viewer: Viewer): GateDecision {
  if (viewer === null) return { kind: 'sign-in' };
  return viewer === 'trial' ? { kind: 'need-true-account' } : { kind: 'pass' };
}
