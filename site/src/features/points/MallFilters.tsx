import { firstMall, parseMall, printMall, recordDays } from '@baize/domain';
import { FilterBar } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useMallView } from './useMallView.ts';

export interface MallFilter {
  id: 'type' | 'status' | 'redeemed' | 'days';
  label: string;
  /** Options; the first means "all" and has an empty value. */
  options: readonly { value: string; label: string }[];
}

interface MallFiltersProps {
  filters: readonly MallFilter[];
  busy: boolean;
}

/** Shows the filters of the mall's records; choices take effect, and enter the address, when applied. */
export function MallFilters({ filters, busy }: MallFiltersProps) {
  const { view } = useMallView();
  return <Draft key={printMall({ ...view, page: 1 }).toString()} filters={filters} busy={busy} />;
}

function Draft({ filters, busy }: MallFiltersProps) {
  const text = useText();
  const { view, change } = useMallView();
  const [draft, setDraft] = useState<Record<string, string>>({});
  const apply = (chosen: Record<string, string>) =>
    change((now) => {
      const query = printMall({ ...now, page: 1 });
      for (const [name, value] of Object.entries(chosen)) query.set(name, value);
      return parseMall(query);
    });
  const applied = filters.flatMap(({ id, label, options }) => {
    const chosen = options.find(({ value }) => value !== '' && value === view[id]);
    if (!chosen) return [];
    return [{ id, label: text('points.filter.applied', { field: label, value: chosen.label }) }];
  });
  return (
    <FilterBar
      label={text('points.filter.region')}
      applied={applied}
      onRemove={(id) => apply({ [id]: '' })}
      busy={busy}
      onApply={() => apply(draft)}
      onReset={() => change(({ tab }) => ({ ...firstMall, tab }))}
      words={{
        filter: text('lobby.filter'),
        filters: (count) => text('lobby.filter.count', { count }),
        apply: text('points.filter.apply'),
        reset: text('points.filter.reset'),
        remove: (name) => text('lobby.filter.remove', { name }),
      }}
    >
      {filters.map(({ id, label, options }) => (
        <SelectField
          key={id}
          compact
          label={label}
          options={options}
          value={draft[id] ?? view[id] ?? ''}
          onValueChange={(value) => setDraft({ ...draft, [id]: value })}
        />
      ))}
    </FilterBar>
  );
}

export const daysFilter = (text: Translate): MallFilter => ({
  id: 'days',
  label: text('points.days'),
  options: [
    { value: '', label: text('points.days.all') },
    ...recordDays.map((value) => ({ value, label: text(`points.days.${value}`) })),
  ],
});
