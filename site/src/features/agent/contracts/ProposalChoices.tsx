import { type ContractKind, type Cycle, contractKinds, kindRules } from '@baize/domain';
import type { consolidatedFunds, ValueOf } from '@baize/gateway';
import { Panel } from '@baize/ui';
import { RadioGroup } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { BoundField } from '../../../shared/forms/useSubmitForm.ts';
import type { ContractsView } from './useContractsView.ts';

interface ProposalKindProps {
  kind: ContractKind;
  /** Which kinds the platform runs. */
  kinds: ValueOf<typeof consolidatedFunds> | undefined;
  view: ContractsView;
  account: string;
}

/** Which kind of contract it is: each has a page of its own. */
export function ProposalKind({ kind, kinds, view, account }: ProposalKindProps) {
  const text = useText();
  return (
    <Panel title={text('contracts.step.kind')}>
      <RadioGroup
        label={text('contracts.step.kind.ask')}
        kind="cards"
        options={contractKinds
          .filter((each) => each === kind || kinds?.[each])
          .map((value) => ({ value, label: text(`agent.kind.${value}`), hint: text(`contracts.kind.${value}`) }))}
        value={kind}
        onValueChange={(chosen) => view.goToKind(chosen, { propose: account, step: 'kind' })}
      />
    </Panel>
  );
}

interface ProposalCycleProps {
  kind: ContractKind;
  field: BoundField<Cycle>;
}

/** How often it is settled. */
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
