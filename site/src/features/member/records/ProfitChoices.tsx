import { gameTypes, stepFor, stepsFor } from '@baize/domain';
import { Inline, SegmentedControl } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useCategories } from '../../../data/categories.ts';
import { categoryName, shownTypes } from '../../../shared/records/categoryName.ts';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useProfitView } from '../../../shared/records/useRecordView.ts';

export function ProfitChoices() {
  const text = useText();
  const { view, choose } = useProfitView();
  const span = useRecordSpan(view.dates);
  const categories = useCategories().value ?? [];
  const steps = stepsFor(span);
  return (
    <Inline gap={3} wrap>
      <SelectField
        compact
        label={text('records.category')}
        options={[
          { value: '', label: text('records.all') },
          ...shownTypes(categories, view.category).map((id) => ({ value: id, label: categoryName(text, id) })),
        ]}
        value={view.category ?? ''}
        onValueChange={(value) =>
          choose((now) => ({ ...now, category: gameTypes.find((type) => type === value) ?? null }))
        }
      />
      {steps.length > 1 && (
        <SegmentedControl
          label={text('records.profit.step')}
          items={steps.map((id) => ({ id, label: text(`records.profit.step.${id}`) }))}
          selected={stepFor(span, view.step)}
          onSelect={(step) => choose((now) => ({ ...now, step }))}
        />
      )}
    </Inline>
  );
}
