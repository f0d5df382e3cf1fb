import type { LimitChange, LimitStanding } from '@baize/domain';
import { useCallback } from 'react';
import { useDateTimeText } from '../../../core/language/useDateTimeText.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';

export function useSaidChange(): (outcome: LimitChange['outcome'], limit: LimitStanding | null) => void {
  const text = useText();
  const moment = useDateTimeText();
  const { toasts } = useServices();
  return useCallback(
    (outcome, limit) => {
      const from = limit?.pending?.from;
      if (outcome === 'same') toasts.show({ tone: 'info', text: text('control.done.same') });
      else if (outcome === 'later' && from !== undefined)
        toasts.show({ tone: 'positive', text: text('control.done.later', { when: moment(from) }) });
      else toasts.show({ tone: 'positive', text: text('control.done.now') });
    },
    [text, moment, toasts],
  );
}
