import type { ContractKind } from '@baize/domain';
import { proposalBasis } from '@baize/gateway';
import { Button, Empty, Inline, LoadFrame, Panel, Skeleton } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import { useContractDetail } from '../../contracts/useContracts.ts';
import { useAgentHead } from '../shared/agentFrame.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import type { ContractsView } from './useContractsView.ts';
import { useDirectDownlines } from './useDirectDownlines.ts';

/** Proposes a contract to a direct downline, who is chosen first (AGT-11). */
export function ProposePage({ kind, view }: { kind: ContractKind; view: ContractsView }) {
  const text = useText();
  useAgentHead({ title: text('contracts.propose.title'), backHref: view.hrefOf(), back: text('contracts.back') });
  if (!view.propose) return <ChooseDownline view={view} />;
  return <Proposal key={`${kind} ${view.propose} ${view.fits}`} kind={kind} view={view} account={view.propose} />;
}

function Proposal({ kind, view, account }: { kind: ContractKind; view: ContractsView; account: string }) {
  const text = useText();
  const answer = useEndpoint(proposalBasis, { account, kind });
  const fits = useContractDetail(view.fits);
  const load = loadOf<unknown>(view.fits !== null && answer.value ? fits : answer, text, {
    title: text('contracts.failed'),
  });
  if (answer.error?.code === 'not-found') return <Empty title={text('contracts.propose.unknown')} />;
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="row" count={4} />}>
      {answer.value && (view.fits === null || fits.value) && (
        <ProposalForm kind={kind} view={view} basis={answer.value} fits={fits.value ?? null} />
      )}
    </LoadFrame>
  );
}

function ChooseDownline({ view }: { view: ContractsView }) {
  const text = useText();
  const { answer, members } = useDirectDownlines();
  // Arrow keys change a closed select at once, so only the button proceeds.
  const [chosen, setChosen] = useState('');
  return (
    <Panel title={text('contracts.propose.who')}>
      <LoadFrame
        load={loadOf(answer, text, {
          empty: { title: text('contracts.propose.nobody') },
          isEmpty: members.length === 0,
        })}
        skeleton={<Skeleton shape="line" count={2} />}
      >
        <SelectField
          label={text('contracts.propose.who')}
          options={[
            { value: '', label: text('contracts.propose.choose') },
            ...members.map(({ account, name }) => ({ value: account, label: name })),
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
        <CentreFooter>
          <Inline gap={3} justify="end">
            <Button
              kind="primary"
              disabled={chosen === ''}
              onClick={() => view.go({ propose: chosen }, { replace: true })}
            >
              {text('contracts.propose.next')}
            </Button>
          </Inline>
        </CentreFooter>
      </LoadFrame>
    </Panel>
  );
}
