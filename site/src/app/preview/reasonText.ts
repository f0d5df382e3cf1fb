import type { Reason } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Translate } from '../../core/language/useText.ts';

/** Formats moments (ms) in a time zone, with day and hour. */
export function useMomentText(zone: string): (moment: number) => string {
  const intl = useIntl();
  return useCallback(
    (moment) =>
      intl.formatDate(moment, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: zone,
        calendar: 'gregory',
        numberingSystem: 'latn',
      }),
    [intl, zone],
  );
}

/** Says why an entry is not shown. */
export function reasonText(text: Translate, moment: (ms: number) => string, reason: Reason): string {
  switch (reason.kind) {
    case 'forbidden':
      return text('preview.because.forbidden', { rule: reason.because });
    case 'resting':
    case 'excluded':
      return text(`preview.because.${reason.kind}`);
    case 'early':
      return text('preview.because.early', { time: moment(reason.from) });
    case 'over':
      return text('preview.because.over', { time: moment(reason.to) });
    case 'audience':
      return text(`preview.because.${reason.part}`, { names: namesOf(text, reason).join(', ') });
    case 'no-words':
      return text('preview.because.noWords', { names: reason.has.join(', ') });
    case 'replaced':
      return text('preview.because.replaced', { name: reason.by });
  }
}

/** Names viewers and devices in words; languages, profiles and segments are known by their codes. */
function namesOf(text: Translate, { part, wanted }: Extract<Reason, { kind: 'audience' }>): readonly string[] {
  if (part !== 'viewers' && part !== 'devices') return wanted;
  const kind = part === 'viewers' ? 'viewer' : 'device';
  return wanted.map((name) => text(`preview.${kind}.${name}` as MessageId));
}
