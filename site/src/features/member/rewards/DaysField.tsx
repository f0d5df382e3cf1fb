import { type RecordDays, recordDays } from '@baize/domain';
import { Inline } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';

interface DaysFieldProps {
  /** Null for all time. */
  days: RecordDays | null;
  onDays: (days: string | null) => void;
}

export function DaysField({ days, onDays }: DaysFieldProps) {
  const text = useText();
  return (
    <Inline gap={3}>
      <SelectField
        compact
        label={text('rewards.days')}
        options={[
          { value: '', label: text('rewards.days.all') },
          ...recordDays.map((value) => ({ value, label: text(`rewards.days.${value}`) })),
        ]}
        value={days ?? ''}
        onValueChange={(value) => onDays(value || null)}
      />
    </Inline>
  );
}
