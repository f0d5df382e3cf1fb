import {
  type DownlineFilters,
  downlineActivity,
  downlineContracts,
  downlineFilterCount,
  downlineKinds,
  recordPresets,
} from '@baize/domain';
import { Button, CountBadge, Inline, SearchField, Stack } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { SlidersHorizontal } from 'lucide';
import { type RefObject, useId, useState } from 'react';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { useText } from '../../../core/language/useText.ts';
import { RecordRange } from '../../../shared/records/RecordDays.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { DownlineControl } from './useDownlineView.ts';
import { useSearchText } from './useTeamSearch.ts';

const deepest = 8;

interface TeamFiltersProps {
  control: DownlineControl;
  span: RecordSpan;
  /** Level of the reader; the team starts below it. */
  level: number;
  field: RefObject<HTMLInputElement | null>;
}

/** Filters the tree and sets the days of its figures; each choice applies at once and is written to the address. */
export function TeamFilters({ control, span, level, field }: TeamFiltersProps) {
  const text = useText();
  const isWide = useIsWide();
  const filtersId = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useSearchText(control);
  const count = downlineFilterCount(control.view);
  const choices = <Choices control={control} level={level} />;
  return (
    <search aria-label={text('team.filters')}>
      <Stack gap={3}>
        <Inline gap={2} wrap>
          <SearchField
            ref={field}
            label={text('team.account')}
            value={typed}
            onValueChange={setTyped}
            words={{ clear: text('team.search.clear') }}
          />
          {isWide ? (
            choices
          ) : (
            <Button
              iconStart={SlidersHorizontal}
              aria-expanded={shown}
              aria-controls={filtersId}
              onClick={() => setShown(!shown)}
            >
              {text('team.filter')}
              {count > 0 && <CountBadge value={count} label={text('team.filter.count', { count })} />}
            </Button>
          )}
        </Inline>
        {!isWide && (
          <div id={filtersId} hidden={!shown}>
            {shown && (
              <Inline gap={3} wrap>
                {choices}
                <DaysField control={control} span={span} />
              </Inline>
            )}
          </div>
        )}
        {(isWide || shown) && !('preset' in control.view.dates) && (
          <RecordRange span={span} onDates={(dates) => control.choose((now) => ({ ...now, dates }))} />
        )}
      </Stack>
    </search>
  );
}

export function DaysField({ control: { view, choose }, span }: Pick<TeamFiltersProps, 'control' | 'span'>) {
  const text = useText();
  return (
    <SelectField
      compact
      label={text('team.period')}
      value={'preset' in view.dates ? view.dates.preset : 'range'}
      onValueChange={(value) => {
        const named = recordPresets.find((one) => one === value);
        choose((now) => ({ ...now, dates: named ? { preset: named } : { first: span.first, last: span.last } }));
      }}
      options={[...recordPresets, 'range' as const].map((value) => ({ value, label: text(`records.days.${value}`) }))}
    />
  );
}

function Choices({ control: { view, choose }, level }: Pick<TeamFiltersProps, 'control' | 'level'>) {
  const text = useText();
  const change = (changes: Partial<DownlineFilters>) => choose((now) => ({ ...now, ...changes, hit: 1 }));
  const all = { value: '', label: text('team.all') };
  const levels = Array.from({ length: deepest }, (_, place) => String(level + 1 + place));
  return (
    <>
      <SelectField
        compact
        label={text('team.kind')}
        value={view.who ?? ''}
        onValueChange={(value) => change({ who: downlineKinds.find((one) => one === value) ?? null })}
        options={[all, ...downlineKinds.map((value) => ({ value, label: text(`team.kind.${value}`) }))]}
      />
      <SelectField
        compact
        label={text('team.level')}
        value={view.level ?? ''}
        onValueChange={(value) => change({ level: value || null })}
        options={[
          all,
          ...(view.level === null || levels.includes(view.level) ? levels : [view.level, ...levels]).map((value) => ({
            value,
            label: value,
          })),
        ]}
      />
      <SelectField
        compact
        label={text('team.contract')}
        value={view.contract ?? ''}
        onValueChange={(value) => change({ contract: downlineContracts.find((one) => one === value) ?? null })}
        options={[
          all,
          ...downlineContracts.map((value) => ({
            value,
            label:
              value === 'any' || value === 'none'
                ? text(`team.contract.${value}`)
                : text(`agent.contract.state.${value}`),
          })),
        ]}
      />
      <SelectField
        compact
        label={text('team.active')}
        value={view.active ?? ''}
        onValueChange={(value) => change({ active: downlineActivity.find((one) => one === value) ?? null })}
        options={[
          all,
          ...downlineActivity.map((value) => ({ value, label: text('team.active.days', { count: Number(value) }) })),
        ]}
      />
    </>
  );
}
