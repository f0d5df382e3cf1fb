import { compareAmounts, type LiveTable, type TableFilter, type TableKind, tableSorts } from '@baize/domain';
import { Chip, FilterChips, Inline, SelectChip, Stack, Text } from '@baize/ui';
import { ArrowDownNarrowWide } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { useRoundMoney } from '../../../core/services/useMoney.ts';
import { useLanguageNames } from './useTableWords.ts';

interface TableFiltersProps {
  tables: readonly LiveTable[];
  filter: TableFilter;
  kinds: readonly { kind: TableKind; count: number }[];
  counted: string;
  onChange: (next: Partial<TableFilter>) => void;
}

/** Narrows and orders the live tables. A list that would offer one choice is left out. */
export function TableFilters({ tables, filter, kinds, counted, onChange }: TableFiltersProps) {
  const text = useText();
  const money = useRoundMoney();
  const languageOf = useLanguageNames();
  const any = { value: '', label: text('tables.any') };
  const languages = [...new Set(tables.map(({ language }) => language))].flatMap((code) => {
    const language = languageOf(code);
    return code && language ? [{ value: code, label: language.name }] : [];
  });
  const studios = [...new Map(tables.map(({ vendor, vendorName }) => [vendor, vendorName]))];
  const stakes = [...new Set(tables.map(({ minStake }) => minStake))]
    .filter((stake) => stake !== null)
    .toSorted((one, other) => compareAmounts(one, other) ?? 0);
  return (
    <search aria-label={text('tables.filter')}>
      <Stack gap={3}>
        <FilterChips
          label={text('tables.filter')}
          selected={filter.kind ?? 'all'}
          onSelect={(id) => onChange({ kind: kinds.find(({ kind }) => kind === id)?.kind ?? null })}
          options={[
            { id: 'all', label: text('tables.all'), count: tables.length },
            ...kinds.map(({ kind, count }) => ({ id: kind, label: text(`tables.kind.${kind}`), count })),
          ]}
        />
        <Inline gap={3} justify="between" wrap>
          <Inline gap={2} wrap>
            {languages.length > 1 && (
              <SelectChip
                label={text('tables.language')}
                value={filter.language ?? ''}
                onValueChange={(language) => onChange({ language: language || null })}
                options={[any, ...languages]}
              />
            )}
            {stakes.length > 1 && (
              <SelectChip
                label={text('tables.from')}
                value={filter.from ?? ''}
                onValueChange={(from) => onChange({ from: from || null })}
                options={[
                  any,
                  ...stakes.map((value) => ({
                    value,
                    label: text('tables.from.most', { amount: money(value) ?? value }),
                  })),
                ]}
              />
            )}
            {studios.length > 1 && (
              <SelectChip
                label={text('tables.studio')}
                value={filter.vendor ?? ''}
                onValueChange={(vendor) => onChange({ vendor: vendor || null })}
                options={[any, ...studios.map(([value, label]) => ({ value, label }))]}
              />
            )}
            <Chip selected={filter.freeFirst} onSelect={() => onChange({ freeFirst: !filter.freeFirst })}>
              {text('tables.freeFirst')}
            </Chip>
          </Inline>
          <Inline gap={3} wrap>
            <Text tone="muted">{counted}</Text>
            <SelectChip
              icon={ArrowDownNarrowWide}
              label={text('tables.sort')}
              value={filter.sort}
              onValueChange={(value) => onChange({ sort: tableSorts.find((sort) => sort === value) ?? 'players' })}
              options={tableSorts.map((value) => ({ value, label: text(`tables.sort.${value}`) }))}
            />
          </Inline>
        </Inline>
      </Stack>
    </search>
  );
}
