import { serviceState } from '@baize/domain';
import { useIntl } from 'react-intl';
import { useMinute } from '../../core/browser/time.ts';
import { inOrder } from '../../core/language/isolate.ts';
import { useDateTimeText } from '../../core/language/useDateTimeText.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand, useServices } from '../../core/services/services.ts';

/** Reports if customer service is available now, else when it is (SVC-03); null when the brand names no hours. */
export function useServiceHours(): { open: boolean; text: string } | null {
  const text = useText();
  const intl = useIntl();
  const dateTime = useDateTimeText();
  const { serviceHours } = useBrand();
  const { now } = useServices();
  useMinute();
  if (!serviceHours) return null;
  const state = serviceState(serviceHours, now());
  if (!state.open) {
    const time = (moment: number) =>
      inOrder(
        intl.formatTime(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' }),
      );
    const back = text('service.back', { when: dateTime(state.from) });
    return { open: false, text: `${back} ${text('service.hours', { from: time(state.from), to: time(state.to) })}` };
  }
  const { firstAnswer: minutes } = serviceHours;
  return { open: true, text: minutes === null ? text('service.here') : text('service.here.soon', { minutes }) };
}
