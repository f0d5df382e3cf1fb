import { isResting } from '@baize/domain';
import { useServices } from '../../../core/services/services.ts';
import { usePlaySession } from '../../../data/player.ts';

/** Whether the player rests from playing: meanwhile nothing is claimed (RSP-04). */
export function useResting(): boolean {
  const { now } = useServices();
  const { value } = usePlaySession(true);
  return isResting(value?.rest ?? null, now());
}
