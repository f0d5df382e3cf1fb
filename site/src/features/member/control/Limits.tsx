import type { LimitStanding } from '@baize/domain';
import { RowList, Stack, Text } from '@baize/ui';
import { useRef } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { LimitForm } from './LimitForm.tsx';
import { LimitItem } from './LimitItem.tsx';
import { type LimitDraft, noDraft } from './limitDraft.ts';

/** The player's limits with where they stand, and the fields that set or change one (RSP-03). */
export function Limits({ limits }: { limits: readonly LimitStanding[] }) {
  const text = useText();
  const [draft, setDraft] = useLeftForm<LimitDraft>('limit', noDraft);
  const field = useRef<HTMLInputElement>(null);
  const change = ({ kind, period, amount }: LimitStanding) => {
    setDraft({ kind, period, amount });
    // The field of another kind of limit is another one, there with the next paint.
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <Stack gap={4}>
      <Text as="h3" size="title">
        {text('control.limits')}
      </Text>
      {limits.length === 0 ? (
        <Text tone="muted">{text('control.limits.empty')}</Text>
      ) : (
        <RowList label={text('control.limits')}>
          {limits.map((limit) => (
            <LimitItem key={`${limit.kind} ${limit.period}`} limit={limit} onChange={() => change(limit)} />
          ))}
        </RowList>
      )}
      <LimitForm draft={draft} onDraft={setDraft} field={field} />
    </Stack>
  );
}
