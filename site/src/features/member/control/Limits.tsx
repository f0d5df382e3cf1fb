import type { LimitStanding } from '@baize/domain';
import { RowList, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { LimitForm, useLimitForm } from './LimitForm.tsx';
import { LimitItem } from './LimitItem.tsx';

/** The player's limits with where they stand, and the fields that set or change one (RSP-03). */
export function Limits({ limits }: { limits: readonly LimitStanding[] }) {
  const text = useText();
  const form = useLimitForm();
  const change = ({ kind, period, amount }: LimitStanding) => {
    form.set({ kind, period, amount });
    // The field of another kind of limit is another one, there with the next paint.
    requestAnimationFrame(() => form.focus('amount'));
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
      <LimitForm form={form} />
    </Stack>
  );
}
