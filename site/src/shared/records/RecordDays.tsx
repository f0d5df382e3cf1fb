import { languageTag, longestRange, type RecordDates, recordPresets } from '@baize/domain';
import { Inline, SegmentedControl, Stack, Text } from '@baize/ui';
import { DateRange, type DateRangeProps } from '@baize/ui/overlays';
import { useState } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { type RecordSpan, useRecordSpan } from './useRecordSpan.ts';

interface RecordDaysProps {
  dates: RecordDates;
  /** Time zone of the days, unless the viewer's; its page says which. */
  zone?: string | undefined;
  onDates: (dates: RecordDates) => void;
}

export function RecordDays({ dates, zone: inZone, onDates }: RecordDaysProps) {
  const text = useText();
  const span = useRecordSpan(dates, inZone);
  const { first, last, zone } = span;
  const named = 'preset' in dates ? dates.preset : null;
  const items = [
    ...recordPresets.map((id) => ({ id, label: text(`records.days.${id}`) })),
    { id: 'range' as const, label: text('records.days.range') },
  ];
  return (
    <Stack gap={2}>
      <Inline gap={3} wrap>
        <SegmentedControl
          label={text('records.days')}
          items={items}
          selected={named ?? 'range'}
          onSelect={(id) => onDates(id === 'range' ? { first, last } : { preset: id })}
        />
        {named === null && <RecordRange span={span} onDates={onDates} />}
      </Inline>
      <Text size="caption" tone="muted">
        <span>{text('records.range.shown', { first: inOrder(first), last: inOrder(last) })}</span>
        {inZone === undefined && <span>{` · ${text('records.range.zone', { zone: inOrder(zone) })}`}</span>}
      </Text>
    </Stack>
  );
}

/** Range being edited, and the days from the address it may override, because the address can lag behind. */
interface Draft {
  value: DateRangeProps['value'];
  over: readonly string[];
}

const daysOf = (value: DateRangeProps['value']) => value && `${value.from} ${value.to}`;

/** Edits a date range; typed text stays until the address has caught up. */
export function RecordRange({ span, onDates }: { span: RecordSpan; onDates: RecordDaysProps['onDates'] }) {
  const text = useText();
  const language = useLanguage();
  const { first, last, today } = span;
  const shown = `${first} ${last}`;
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft && (daysOf(draft.value) === shown || !draft.over.includes(shown))) setDraft(null);
  return (
    <DateRange
      compact
      label={text('records.days')}
      value={draft ? draft.value : { from: first, to: last }}
      onValueChange={(value) => {
        setDraft({ value, over: [...(draft?.over ?? [shown]), daysOf(value) ?? shown] });
        if (value) onDates({ first: value.from, last: value.to });
      }}
      today={today}
      max={today}
      maxDays={longestRange}
      locale={languageTag(language)}
      words={{
        open: text('records.days.range'),
        quick: text('records.days'),
        presets: {
          today: text('records.days.today'),
          yesterday: text('records.days.yesterday'),
          last7: text('records.days.7'),
          last30: text('records.days.30'),
          custom: text('records.days.range'),
        },
        calendar: {
          previousMonth: text('records.range.previous'),
          nextMonth: text('records.range.next'),
          chooseFirst: text('records.range.chooseFirst'),
          chooseLast: text('records.range.chooseLast'),
        },
        problems: {
          unreadable: text('records.range.problem.unreadable', { example: inOrder(`${first} – ${last}`) }),
          outOfReach: text('records.range.problem.future'),
          tooLong: text('records.range.problem.long', { days: longestRange }),
        },
      }}
    />
  );
}
