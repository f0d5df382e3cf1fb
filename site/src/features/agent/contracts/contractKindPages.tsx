import type { ContractKind } from '@baize/domain';
import { agentAttention } from '@baize/gateway';
import { Tabs } from '@baize/ui/overlays';
import { Suspense, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { Fetching } from '../../../core/loading/Fetching.tsx';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { ContractsTab } from './ContractsTab.tsx';
import { LogTab } from './LogTab.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { type ContractsView, useContractsView } from './useContractsView.ts';

const BillsTab = lazyPart(
  () => import('../bills/BillsTab.tsx').then((file) => file.BillsTab),
  ['bills', 'agent', 'records', 'list-controls', 'payments', 'withdrawal', 'errors'],
).component;
const BillPage = lazyPart(
  () => import('../bills/BillPage.tsx').then((file) => file.BillPage),
  ['bills', 'agent', 'records', 'movement', 'payments', 'withdrawal', 'errors'],
).component;
const ProposePage = lazyPart(
  () => import('./ProposePage.tsx').then((file) => file.ProposePage),
  ['contracts', 'agent', 'verification-codes', 'errors'],
).component;
const SimulatorTab = lazyPart(
  () => import('./SimulatorTab.tsx').then((file) => file.SimulatorTab),
  ['contracts', 'agent', 'errors'],
).component;

export const DividendContracts = () => <ContractsPage kind="dividend" />;
export const DailySalaryContracts = () => <ContractsPage kind="daily-salary" />;
export const HourlySalaryContracts = () => <ContractsPage kind="hourly-salary" />;
export const RealtimeSalaryContracts = () => <ContractsPage kind="realtime-salary" />;

function ContractsPage({ kind }: { kind: ContractKind }) {
  const view = useContractsView(kind);
  // An accepted contract appears in the list, so it takes the focus.
  const [accepted, setAccepted] = useState(false);
  if (view.contract !== null) {
    return <ReviewPage kind={kind} view={view} contractId={view.contract} onAccepted={() => setAccepted(true)} />;
  }
  return (
    <Suspense fallback={<Fetching />}>
      {view.bill !== null ? (
        <BillPage kind={kind} bill={view.bill} />
      ) : view.propose !== null ? (
        <ProposePage kind={kind} view={view} />
      ) : (
        <ContractTabs kind={kind} view={view} accepted={accepted} />
      )}
    </Suspense>
  );
}

function ContractTabs({ kind, view, accepted }: { kind: ContractKind; view: ContractsView; accepted: boolean }) {
  const text = useText();
  const { value: attention } = useEndpoint(agentAttention, {});
  const due = (attention?.items ?? []).reduce(
    (sum, item) => ('bills' in item && item.contractKind === kind ? sum + item.bills : sum),
    0,
  );
  return (
    <Tabs
      label={text('contracts.tabs')}
      selected={view.tab}
      onSelect={(tab) => view.go(tab === 'contracts' ? {} : { tab }, { replace: true })}
      items={[
        {
          id: 'contracts',
          label: text('contracts.tab.contracts'),
          panel: <ContractsTab kind={kind} view={view} accepted={accepted} />,
        },
        {
          id: 'bills',
          label: text('contracts.tab.bills'),
          count: { value: due, label: text('contracts.tab.bills.count', { count: due }) },
          panel: <BillsTab kind={kind} />,
        },
        {
          id: 'simulator',
          label: text('contracts.tab.simulator'),
          panel: <SimulatorTab kind={kind} view={view} />,
        },
        { id: 'log', label: text('contracts.tab.log'), panel: <LogTab kind={kind} view={view} /> },
      ]}
    />
  );
}
