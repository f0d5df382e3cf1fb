import type { Pause } from '@baize/domain';
import { useState } from 'react';
import { useDeadlinePassed } from '../../core/services/deadlines.ts';
import { usePlays, useServices } from '../../core/services/services.ts';
import { usePlaySession } from '../../data/player.ts';

/**
 * Returns the pause that is to come, and the one whose page is shown. The page stays after the end until it is
 * answered, because nothing starts by itself (JUR-28).
 */
export function useForcedPause() {
  const { now } = useServices();
  const { value } = usePlaySession(usePlays());
  const pause = value?.pause ?? null;
  const [held, setHeld] = useState<Pause | null>(null);
  useDeadlinePassed(pause?.from ?? null);
  const running = pause !== null && now() >= pause.from && now() < pause.until;
  if (running && held?.until !== pause.until) setHeld(pause);
  return { coming: running ? null : pause, shown: running ? pause : held, end: () => setHeld(null) };
}
