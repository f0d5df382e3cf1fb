import type { LimitStanding } from '@baize/domain';
import { RowList, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { LimitForm, useLimitForm } from './LimitForm.tsx';
import { LimitItem } from './LimitItem.tsx';

export function Limits({ limits }: { limits: readonly LimitStanding[] }) {
  const text = useText();
  const form = useLimitForm();
  const change = ({ kind, period, amount }: LimitStanding) => {
    form.setValues({ kind, period, amount });
    // Another kind of limit has its own field, which exists only after the next paint.
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
