import { useIntl } from 'react-intl';
import { useMinute } from '../../core/browser/time.ts';

/** The time of day; renders alone, so that what it stands in does not. */
export function Clock() {
  const now = useMinute();
  return useIntl().formatTime(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' });
}
