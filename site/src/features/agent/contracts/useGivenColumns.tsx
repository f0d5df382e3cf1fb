import type { NamedContract } from '@baize/gateway';
import { Avatar, Button, IconButton, Inline, Link, type RecordColumn, StatusBadge, Text } from '@baize/ui';
import { Menu } from '@baize/ui/overlays';
import { Ellipsis } from 'lucide';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { causeOf } from '../../contracts/reviewWords.ts';
import type { Contracts } from '../../contracts/useContracts.ts';
import { isNear, useDates } from '../../contracts/useDates.ts';
import { useNow } from '../../contracts/useNow.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { contractLooks } from './contractLooks.ts';
import type { ContractsView } from './useContractsView.ts';

interface GivenColumns {
  contracts: Contracts;
  view: ContractsView;
  reason: string | null;
  onWithdraw: (named: NamedContract) => void;
}

export function useGivenColumns(props: GivenColumns): RecordColumn<NamedContract>[] {
  const { contracts, view, reason, onWithdraw } = props;
  const text = useText();
  const now = useNow();
  const dates = useDates(contracts.rules.timeZone);
  const words = useTermsText(contracts.currency);
  return [
    {
      id: 'payee',
      header: text('contracts.column.payee'),
      role: 'title',
      cell: ({ payee, contract }) => (
        <Inline gap={2} align="center">
          <Avatar picture={payee.avatar ? [payee.avatar] : []} size="sm" alt="" />
          <Link href={view.hrefOf({ contract: contract.id })} kind="plain">
            <bdi>{payee.name}</bdi>
          </Link>
        </Inline>
      ),
    },
    {
      id: 'cycle',
      header: text('contracts.column.cycle'),
      role: 'detail',
      cell: ({ contract }) => text(`agent.cycle.${contract.terms.cycle}`),
    },
    {
      id: 'version',
      header: text('contracts.column.version'),
      role: 'detail',
      cell: ({ contract }) =>
        text('contracts.cell.version', { version: contract.version, tiers: contract.terms.tiers.length }),
    },
    {
      id: 'rates',
      header: text('contracts.column.rates'),
      role: 'detail',
      align: 'end',
      cell: ({ contract }) => words.rateSpan(contract.terms),
    },
    {
      id: 'state',
      header: text('contracts.column.state'),
      role: 'result',
      plain: true,
      cell: ({ contract: { state } }) => (
        <StatusBadge status={contractLooks[state.kind]} label={text(`agent.contract.state.${state.kind}`)} />
      ),
    },
    {
      id: 'when',
      header: text('contracts.column.when'),
      role: 'detail',
      plain: true,
      cell: (named) => whenOf(named),
    },
    {
      id: 'actions',
      header: text('contracts.column.actions'),
      role: 'action',
      cell: (named) => (
        <Inline gap={2} justify="end" align="center">
          {named.contract.state.kind === 'requested' && (
            <Button kind="ghost" size="sm" onClick={() => onWithdraw(named)}>
              {text('contracts.withdraw')}
            </Button>
          )}
          <RowMenu named={named} view={view} reason={reason} />
        </Inline>
      ),
    },
  ];

  function whenOf(named: NamedContract) {
    const { state, startsAt, log } = named.contract;
    const at = log.at(-1)?.at ?? null;
    switch (state.kind) {
      case 'requested': {
        const near = isNear(state.expiresAt, now);
        const time = near ? dates.left(state.expiresAt, now) : dates.moment(state.expiresAt);
        return (
          <Text as="span" tone={near ? 'warning' : undefined} strong={near}>
            {text('contracts.when.expires', { time })}
          </Text>
        );
      }
      case 'active':
        return text(startsAt !== null && startsAt > now ? 'contracts.when.from' : 'contracts.when.since', {
          day: dates.day(startsAt ?? at),
        });
      case 'terminating':
        return text('contracts.when.until', { day: dates.lastDay(state.endsAt), cause: causeOf(named, state, text) });
      case 'ended':
        return text('contracts.when.ended', { day: dates.lastDay(state.at), cause: causeOf(named, state, text) });
      case 'rejected':
        return text('contracts.when.rejected', { day: dates.day(at), reason: apart(state.reason) });
      case 'withdrawn':
        return text('contracts.when.withdrawn', { day: dates.day(at) });
      case 'expired':
        return text('contracts.when.expired', { day: dates.day(at) });
    }
  }
}

function RowMenu({ named, view, reason }: Pick<GivenColumns, 'view' | 'reason'> & { named: NamedContract }) {
  const text = useText();
  const { contract, payee } = named;
  const name = apart(payee.name);
  const waits = contract.state.kind === 'requested';
  return (
    <Menu
      align="end"
      trigger={(triggerProps) => (
        <IconButton {...triggerProps} label={text('contracts.menu', { name })} icon={Ellipsis} size="sm" />
      )}
      groups={[
        {
          id: 'acts',
          items: [
            { id: 'open', label: text('contracts.menu.open'), href: view.hrefOf({ contract: contract.id }) },
            {
              id: 'change',
              label: text('contracts.menu.change'),
              href: view.hrefOf({ propose: payee.account }),
              disabled: reason !== null || waits,
              text: reason ?? (waits ? text('contracts.menu.waits') : undefined),
            },
            ...(contract.state.kind === 'active'
              ? [{ id: 'end', label: text('contracts.menu.end'), href: view.hrefOf({ contract: contract.id }) }]
              : []),
          ],
        },
      ]}
      onSelect={() => undefined}
    />
  );
}
