import { useMinute } from '../../core/browser/time.ts';
import { useServices } from '../../core/services/services.ts';

/** Returns the platform's time in ms and re-renders every minute; deadlines do not tick by the second. */
export function useNow(): number {
  const { now } = useServices();
  useMinute();
  return now();
}
