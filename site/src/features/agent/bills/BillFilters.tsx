import { type BillView, billSides, billStates, type ContractKind, contractKinds, recordPresets } from '@baize/domain';
import { Inline, SegmentedControl, Stack } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { RecordRange } from '../../../shared/records/RecordDays.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { RecordControl } from '../../../shared/records/useRecordView.ts';

interface BillFiltersProps {
  control: RecordControl<BillView>;
  /** The page's own kind, shown until another is chosen. */
  kind: ContractKind;
  span: RecordSpan;
  children: ReactNode;
}

/** Filters the bills; each choice applies at once and is written to the address. */
export function BillFilters({ control: { view, choose }, kind, span, children }: BillFiltersProps) {
  const text = useText();
  const change = (changes: Partial<BillView>) =>
    choose((now) => ({ ...now, ...changes, page: 1, open: null, selected: null }));
  const preset = 'preset' in view.dates ? view.dates.preset : 'range';
  return (
    <Stack gap={2}>
      <Inline gap={3} wrap justify="between">
        <Inline gap={3} wrap>
          <SegmentedControl
            label={text('bills.side')}
            items={billSides.map((id) => ({ id, label: text(`bills.side.${id}`) }))}
            selected={view.side}
            onSelect={(side) => change({ side })}
          />
          <SelectField
            compact
            label={text('bills.kind')}
            value={view.kind ?? kind}
            onValueChange={(value) => change({ kind: kinds.find((one) => one === value) ?? null })}
            options={[
              { value: 'all', label: text('bills.kind.all') },
              ...contractKinds.map((value) => ({ value, label: text(`agent.kind.${value}`) })),
            ]}
          />
          <SelectField
            compact
            label={text('bills.state')}
            value={view.status ?? ''}
            onValueChange={(value) => change({ status: billStates.find((one) => one === value) ?? null })}
            options={[
              { value: '', label: text('bills.state.any') },
              ...billStates.map((value) => ({ value, label: text(`agent.bill.state.${value}`) })),
            ]}
          />
          <SelectField
            compact
            label={text('bills.period')}
            value={preset}
            onValueChange={(value) => {
              const named = recordPresets.find((one) => one === value);
              change({ dates: named ? { preset: named } : { first: span.first, last: span.last } });
            }}
            options={[...recordPresets, 'range' as const].map((value) => ({
              value,
              label: text(`records.days.${value}`),
            }))}
          />
        </Inline>
        {children}
      </Inline>
      {preset === 'range' && <RecordRange span={span} onDates={(dates) => change({ dates })} />}
    </Stack>
  );
}

const kinds = ['all', ...contractKinds] as const;
