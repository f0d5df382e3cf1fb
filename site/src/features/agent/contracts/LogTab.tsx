import type { ContractKind } from '@baize/domain';
import { contractLog, type ValueOf } from '@baize/gateway';
import { Link, type RecordColumn, RecordTable } from '@baize/ui';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf, Pages } from '../../../shared/page/Pages.tsx';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { causeOf, payerOf } from '../../contracts/reviewWords.ts';
import { useContracts } from '../../contracts/useContracts.ts';
import { useDates } from '../../contracts/useDates.ts';
import type { ContractsView } from './useContractsView.ts';

type Entry = ValueOf<typeof contractLog>['entries'][number];

const pageSize = 20;

export function LogTab({ kind, view }: { kind: ContractKind; view: ContractsView }) {
  const text = useText();
  const { value: contracts } = useContracts(kind);
  const { answer } = useKeepPrevious(useEndpoint(contractLog, { kind, page: view.page, pageSize }), kind, view.page);
  const dates = useDates(contracts?.rules.timeZone);
  const entries = answer.value?.entries ?? [];
  const columns: RecordColumn<Entry>[] = [
    {
      id: 'at',
      header: text('contracts.log.at'),
      role: 'detail',
      cell: ({ at }) => dates.moment(at),
    },
    {
      id: 'by',
      header: text('contracts.log.by'),
      role: 'title',
      cell: ({ by }) => (by ? <bdi>{by}</bdi> : text('agent.platform')),
    },
    { id: 'what', header: text('contracts.log.what'), role: 'detail', plain: true, cell: whatOf },
    {
      id: 'contract',
      header: text('contracts.log.contract'),
      role: 'result',
      cell: ({ contract: named }) => (
        <Link href={view.hrefOf({ contract: named.contract.id })}>
          {text('contracts.log.between', {
            payer: payerOf(named, text),
            payee: apart(named.payee.name),
            version: named.contract.version,
          })}
        </Link>
      ),
    },
  ];
  return (
    <RecordTable
      caption={text('contracts.tab.log')}
      columns={columns}
      rows={entries}
      rowId={({ contract, step }) => `${contract.contract.id} ${step}`}
      load={loadOf(answer, text, {
        title: text('contracts.failed'),
        empty: { title: text('contracts.log.empty') },
        isEmpty: entries.length === 0,
      })}
      pages={
        <Pages
          selected={view.page}
          {...endOf(answer.value)}
          busy={answer.refreshing}
          hrefOf={(page) => view.hrefOf({ tab: 'log', page: String(page) })}
          onSelect={(page) => view.go({ tab: 'log', page: String(page) })}
        />
      }
    />
  );

  function whatOf({ contract: named, step }: Entry): string {
    const { version, log } = named.contract;
    const state = log[step]?.state ?? named.contract.state;
    switch (state.kind) {
      case 'rejected':
        return text('contracts.log.rejected', { reason: apart(state.reason) });
      case 'terminating':
        return text('contracts.log.terminating', {
          time: dates.last(state.endsAt),
          cause: causeOf(named, state, text),
        });
      default:
        return text(`contracts.log.${state.kind}`, { version });
    }
  }
}
