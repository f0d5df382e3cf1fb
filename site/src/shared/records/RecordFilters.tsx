import { FilterBar } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';

type Choices = Readonly<Record<string, string>>;

export interface RecordFilter {
  id: string;
  label: string;
  /** Applied value; empty for all. */
  value: string;
  /** Options besides "all", which may depend on the other drafts. */
  optionsOf: (choices: Choices) => readonly { value: string; label: string }[];
}

interface RecordFiltersProps {
  filters: readonly RecordFilter[];
  /** Called with the new value of each filter by its id; empty for all. */
  onApply: (choices: Choices) => void;
  onReset: () => void;
}

/** Shows the filters of a record. Choices take effect, and enter the address, when applied. */
export function RecordFilters(props: RecordFiltersProps) {
  return <Draft key={props.filters.map(({ value }) => value).join(' ')} {...props} />;
}

function Draft({ filters, onApply, onReset }: RecordFiltersProps) {
  const text = useText();
  const [draft, setDraft] = useState<Choices>({});
  const all = { value: '', label: text('records.all') };
  const choices = settle(filters, draft);
  const applied = filters.flatMap(({ id, label, value, optionsOf }) => {
    if (value === '') return [];
    const name = optionsOf(settle(filters, {})).find((option) => option.value === value)?.label ?? value;
    return [{ id, label: text('records.filter.applied', { field: label, value: name }) }];
  });
  return (
    <FilterBar
      label={text('records.filters')}
      applied={applied}
      onRemove={(id) => onApply(settle(filters, { [id]: '' }))}
      onApply={() => onApply(choices)}
      onReset={onReset}
      words={{
        filter: text('lobby.filter'),
        filters: (count) => text('lobby.filter.count', { count }),
        apply: text('records.range.apply'),
        reset: text('records.filter.reset'),
        remove: (name) => text('lobby.filter.remove', { name }),
      }}
    >
      {filters.map(({ id, label, optionsOf }) => (
        <SelectField
          key={id}
          compact
          label={label}
          options={[all, ...optionsOf(choices)]}
          value={choices[id] ?? ''}
          onValueChange={(value) => setDraft({ ...draft, [id]: value })}
        />
      ))}
    </FilterBar>
  );
}

/** Returns the value each filter will have; drops choices ruled out by others. */
function settle(filters: readonly RecordFilter[], draft: Choices): Choices {
  const choices: Record<string, string> = {};
  for (const { id, value, optionsOf } of filters) {
    const wanted = draft[id] ?? value;
    choices[id] = optionsOf(choices).some((option) => option.value === wanted) ? wanted : '';
  }
  return choices;
}
