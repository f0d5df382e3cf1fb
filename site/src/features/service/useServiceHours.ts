import { serviceState } from '@baize/domain';
import { useMinute } from '../../core/browser/time.ts';
import { useDateTimeText } from '../../core/language/useDateTimeText.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand, useServices } from '../../core/services/services.ts';

/** Whether customer service answers now, in words (SVC-03); null where the brand does not say. */
export function useServiceHours(): { open: boolean; text: string } | null {
  const text = useText();
  const dateTime = useDateTimeText();
  const { serviceHours } = useBrand();
  const { now } = useServices();
  useMinute();
  if (!serviceHours) return null;
  const state = serviceState(serviceHours, now());
  if (!state.open) return { open: false, text: text('service.back', { when: dateTime(state.from) }) };
  const { firstAnswer: minutes } = serviceHours;
  return { open: true, text: minutes === null ? text('service.here') : text('service.here.soon', { minutes }) };
}
