import { useRest } from '../../../data/player.ts';

/** Reports whether the player is on a break, during which nothing can be claimed (RSP-04). */
export const useResting = (): boolean => useRest() !== null;
