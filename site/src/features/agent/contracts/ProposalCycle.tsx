import { type ContractKind, type Cycle, kindRules } from '@baize/domain';
import { Panel } from '@baize/ui';
import { RadioGroup } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { BoundField } from '../../../shared/forms/boundField.ts';

interface ProposalCycleProps {
  kind: ContractKind;
  field: BoundField<Cycle>;
}

export function ProposalCycle({ kind, field: { id, name, value, onValueChange } }: ProposalCycleProps) {
  const text = useText();
  return (
    <Panel title={text('contracts.step.cycle')}>
      <RadioGroup
        label={text('contracts.step.cycle.ask')}
        options={kindRules[kind].cycles.map((each) => ({ value: each, label: text(`agent.cycle.${each}`) }))}
        {...{ id, name, value, onValueChange }}
      />
    </Panel>
  );
}
