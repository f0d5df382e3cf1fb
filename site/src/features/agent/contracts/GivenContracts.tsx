import type { ContractKind } from '@baize/domain';
import { type NamedContract, readCurrentContract } from '@baize/gateway';
import { Alert, Button, Chip, Inline, Panel, RecordTable } from '@baize/ui';
import { ConfirmDialog } from '@baize/ui/overlays';
import { Plus } from 'lucide';
import { useId, useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { overtakenText } from '../../contracts/reviewWords.ts';
import { type Contracts, useProcessContract } from '../../contracts/useContracts.ts';
import { useDates } from '../../contracts/useDates.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { blockedText } from './blockedText.ts';
import { type ContractsView, type GivenFilter, givenFilters } from './useContractsView.ts';
import { useGivenColumns } from './useGivenColumns.tsx';

interface GivenContractsProps {
  kind: ContractKind;
  contracts: Contracts;
  view: ContractsView;
}

const stateOf: Readonly<Record<NamedContract['contract']['state']['kind'], GivenFilter>> = {
  requested: 'waiting',
  active: 'active',
  terminating: 'ending',
  rejected: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
  ended: 'closed',
};

export function GivenContracts({ kind, contracts, view }: GivenContractsProps) {
  const text = useText();
  const reasonId = useId();
  const withdrawing = useWithdraw(kind, contracts);
  const { given, requests, past } = contracts;
  const all = [...given, ...requests, ...past].filter(({ side }) => side === 'payer');
  const inState = (filter: GivenFilter) =>
    filter === 'all' ? all : all.filter(({ contract }) => stateOf[contract.state.kind] === filter);
  const rows = inState(view.given);
  const reason = blockedText(contracts, text);
  const columns = useGivenColumns({ contracts, view, reason, onWithdraw: withdrawing.ask });
  return (
    <Panel
      kind="ruled"
      title={text('contracts.given')}
      marks={
        <Inline gap={2} wrap>
          {givenFilters.map((filter) => (
            <Chip
              key={filter}
              selected={filter === view.given}
              onSelect={() => view.go(filter === 'all' ? {} : { given: filter }, { replace: true })}
            >
              {text('contracts.filter', { name: text(`contracts.filter.${filter}`), count: inState(filter).length })}
            </Chip>
          ))}
        </Inline>
      }
      actions={
        <Button
          iconStart={Plus}
          size="sm"
          kind="primary"
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => !reason && view.go({ propose: '' })}
        >
          {text('contracts.propose')}
        </Button>
      }
    >
      {reason && (
        <div id={reasonId}>
          <Alert tone="info" kind="panel">
            {reason}
          </Alert>
        </div>
      )}
      <RecordTable
        caption={text('contracts.given')}
        columns={columns}
        rows={rows}
        rowId={({ contract }) => contract.id}
        load={
          rows.length > 0
            ? { kind: 'ready' }
            : { kind: 'empty', title: text(all.length > 0 ? 'contracts.given.filtered' : 'contracts.given.empty') }
        }
      />
      <ConfirmDialog
        open={withdrawing.asking}
        title={text('contracts.withdraw.ask')}
        text={text('contracts.withdraw.text', { name: apart(withdrawing.asked?.payee.name ?? '') })}
        confirm={text('contracts.withdraw')}
        cancel={text('frame.cancel')}
        busy={withdrawing.busy}
        onConfirm={() => void withdrawing.confirm()}
        onClose={withdrawing.keep}
      />
    </Panel>
  );
}

function useWithdraw(kind: ContractKind, { rules, currency }: Contracts) {
  const text = useText();
  const language = useLanguage();
  const { toasts } = useServices();
  const dates = useDates(rules.timeZone);
  const { list } = useTermsText(currency);
  const { send, busy } = useProcessContract(kind);
  const [asked, setAsked] = useState<NamedContract | null>(null);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    if (!asked) return;
    const { id, log } = asked.contract;
    const outcome = await send({ contract: id, action: 'withdraw', seen: log.length, endings: 0, language });
    setAsking(false);
    if (outcome.ok) return toasts.show({ tone: 'positive', text: text('contracts.withdrawn') });
    const current = readCurrentContract(outcome.error.value);
    toasts.show({
      tone: 'negative',
      text: current ? overtakenText(current, [], { text, dates, list }) : errorText(text, outcome.error),
    });
  };
  return {
    asked,
    asking,
    busy,
    confirm,
    ask: (named: NamedContract) => {
      setAsked(named);
      setAsking(true);
    },
    keep: () => setAsking(false),
  };
}
