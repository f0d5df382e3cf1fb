import { type BetView, betStatuses, gameTypes } from '@baize/domain';
import { useText } from '../../core/language/useText.ts';
import { useCategories } from '../../data/categories.ts';
import { categoryName, shownTypes } from './categoryName.ts';
import { RecordFilters } from './RecordFilters.tsx';

interface BetFiltersProps {
  view: BetView;
  onFilters: (filters: Pick<BetView, 'category' | 'vendor' | 'status'>) => void;
  onReset: () => void;
}

export function BetFilters({ view, onFilters, onReset }: BetFiltersProps) {
  const text = useText();
  const categories = useCategories().value ?? [];
  const vendorsOf = (category: string) => {
    const vendors = categories.filter(({ id }) => category === '' || id === category).flatMap((one) => one.vendors);
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    // The address may name a studio that the menu lacks or has not loaded yet.
    if (view.vendor && category === (view.category ?? '') && !names.has(view.vendor))
      names.set(view.vendor, view.vendor);
    return [...names].map(([value, label]) => ({ value, label }));
  };
  return (
    <RecordFilters
      filters={[
        {
          id: 'category',
          label: text('records.category'),
          value: view.category ?? '',
          optionsOf: () =>
            shownTypes(categories, view.category).map((id) => ({ value: id, label: categoryName(text, id) })),
        },
        {
          id: 'vendor',
          label: text('records.vendor'),
          value: view.vendor ?? '',
          optionsOf: ({ category = '' }) => vendorsOf(category),
        },
        {
          id: 'status',
          label: text('records.status'),
          value: view.status ?? '',
          optionsOf: () => betStatuses.map((value) => ({ value, label: text(`records.bet.${value}`) })),
        },
      ]}
      onApply={({ category, vendor, status }) =>
        onFilters({
          category: gameTypes.find((type) => type === category) ?? null,
          vendor: vendor || null,
          status: betStatuses.find((one) => one === status) ?? null,
        })
      }
      onReset={onReset}
    />
  );
}
