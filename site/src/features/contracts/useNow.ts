import { useMinute } from '../../core/browser/time.ts';
import { useServices } from '../../core/services/services.ts';

/** The platform's time (ms since 1970), and a render when the minute changes: deadlines do not tick. */
export function useNow(): number {
  const { now } = useServices();
  useMinute();
  return now();
}
