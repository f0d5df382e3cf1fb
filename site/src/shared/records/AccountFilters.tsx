import { type AccountView, accountTypes, movementStates } from '@baize/domain';
import { useText } from '../../core/language/useText.ts';
import { RecordFilters } from './RecordFilters.tsx';

interface AccountFiltersProps {
  view: AccountView;
  onFilters: (filters: Pick<AccountView, 'type' | 'status'>) => void;
  onReset: () => void;
}

export function AccountFilters({ view, onFilters, onReset }: AccountFiltersProps) {
  const text = useText();
  return (
    <RecordFilters
      filters={[
        {
          id: 'type',
          label: text('records.type'),
          value: view.type ?? '',
          optionsOf: () => accountTypes.map((value) => ({ value, label: text(`records.type.${value}`) })),
        },
        {
          id: 'status',
          label: text('records.status'),
          value: view.status ?? '',
          optionsOf: () => movementStates.map((value) => ({ value, label: text(`movement.state.${value}`) })),
        },
      ]}
      onApply={({ type, status }) =>
        onFilters({
          type: accountTypes.find((one) => one === type) ?? null,
          status: movementStates.find((one) => one === status) ?? null,
        })
      }
      onReset={onReset}
    />
  );
}
