import { type ContractKind, contractKinds } from '@baize/domain';
import type { consolidatedFunds, ValueOf } from '@baize/gateway';
import { Panel } from '@baize/ui';
import { RadioGroup } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { ContractsView } from './useContractsView.ts';

interface ProposalKindProps {
  kind: ContractKind;
  kinds: ValueOf<typeof consolidatedFunds> | undefined;
  view: ContractsView;
  account: string;
}

/** Chooses the contract kind; each kind has its own page. */
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
