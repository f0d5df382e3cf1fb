import { panicHours } from '@baize/domain';
import { useCallback, useEffect } from 'react';
import { useRules } from '../../core/services/rules.ts';
import { usePlays, useServices, useSession } from '../../core/services/services.ts';
import { setStop } from '../../core/services/stop.ts';
import { useRest } from '../../data/player.ts';
import { stoppedPart } from './stoppedPart.ts';

/** Returns the hours and the press that stop all play; null where there is no such button or nothing to stop. */
export function useStopPlay(): { hours: number; stop: () => void } | null {
  const hours = panicHours(useRules());
  const { now } = useServices();
  const { account } = useSession();
  const plays = usePlays();
  const rest = useRest();
  const stop = useCallback(() => {
    const from = now();
    if (hours !== null && account !== null) setStop({ account, from, until: from + hours * 3_600_000, told: false });
  }, [hours, account, now]);
  useEffect(() => {
    if (hours !== null) stoppedPart.preload();
  }, [hours]);
  return hours !== null && plays && !rest && account !== null ? { hours, stop } : null;
}
