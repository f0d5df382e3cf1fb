import { usePlays, useSession } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import { usePlaySession, useRest } from './player.ts';

/**
 * Decides if events may leave for anyone but the operator: `held` while the player rests, is refused or checked,
 * `unknown` until the platform has said so (OPS-22).
 */
export function useTrackingState(): 'free' | 'held' | 'unknown' {
  const { availability } = useStatus();
  const { asking, verify, token } = useSession();
  const plays = usePlays();
  const { value } = usePlaySession(plays);
  const rest = useRest();
  if (availability === 'unknown' || asking || (token !== null && plays && !value)) return 'unknown';
  return availability === 'normal' && rest === null && verify !== 'true' ? 'free' : 'held';
}
