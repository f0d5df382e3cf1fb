import { type AccountView, accountTypes, firstAccountView, movementStates, withFilters } from '@baize/domain';
import { useText } from '../../../core/language/useText.ts';
import { RecordFilters } from './RecordFilters.tsx';
import type { RecordControl } from './useRecordView.ts';

/** What moved, and how it stands. */
export function AccountFilters({ control: { view, choose } }: { control: RecordControl<AccountView> }) {
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
        choose((now) =>
          withFilters(now, {
            type: accountTypes.find((one) => one === type) ?? null,
            status: movementStates.find((one) => one === status) ?? null,
          }),
        )
      }
      onReset={() => choose(() => firstAccountView)}
    />
  );
}
