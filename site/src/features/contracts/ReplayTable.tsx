import { type ContractTerms, compareAmounts, type Settlement } from '@baize/domain';
import { Empty, Panel, type RecordColumn, RecordTable, Stack, Text, twoLineCell } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { type ReplayedPeriod, replayOf, type SettledPeriod } from './replay.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Dates } from './useDates.ts';

interface ReplayTableProps {
  title: string;
  terms: ContractTerms;
  /** Terms in force then, to find the tier that was billed. */
  before: ContractTerms | null;
  periods: ContractDetail['periods'];
  rules: ContractDetail['rules'];
  /** Side of the reader; a higher amount is a gain only for the payee. */
  side: 'payer' | 'payee';
  words: TermsText;
  dates: Dates;
}

const figureCell = (figure: string, note: string | undefined) => (
  <Stack gap={0} align="end">
    <Text as="bdi" numeric>
      {figure}
    </Text>
    {note && (
      <Text as="span" size="caption" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
);

export function ReplayTable(props: ReplayTableProps) {
  const { title, terms, before, periods, rules, side, words, dates } = props;
  const text = useText();
  const replay = replayOf(terms, periods, rules);
  const billedBy = before && replayOf(before, periods, rules);
  if (!replay || replay.rows.length === 0) {
    return (
      <Panel title={title}>
        <Empty title={text('contracts.replay.empty')} />
      </Panel>
    );
  }
  const tierOf = ({ tier }: Settlement, of: ContractTerms): string => {
    const reached = tier === null ? undefined : of.tiers[tier];
    if (tier === null || !reached) return text('contracts.replay.notReached');
    return text('contracts.replay.tier', { tier: tier + 1, rate: words.rates(of.kind, reached) });
  };
  const billedTier = (id: string): string | undefined => {
    const row = billedBy?.rows.find((each) => each.id === id);
    return before && row ? tierOf(row.would, before) : undefined;
  };
  /** Says why less than the bill has arrived; undefined if all of it did. */
  const stateNote = (state: SettledPeriod['state']): string | undefined =>
    state === null || state === 'paid' || state === 'not-reached' ? undefined : text(`agent.bill.state.${state}`);
  const signed = (amount: string) => {
    const order = compareAmounts(amount, '0') ?? 0;
    const shown = order === 1 ? `+${words.figure(amount)}` : words.figure(amount);
    const tone = order === 0 ? 'muted' : order === 1 && side === 'payee' ? 'positive' : 'primary';
    return (
      <Text as="bdi" tone={tone} numeric>
        {shown}
      </Text>
    );
  };
  const columns: RecordColumn<ReplayedPeriod>[] = [
    {
      id: 'period',
      header: text('contracts.replay.period'),
      role: 'title',
      cell: ({ period, would }) => twoLineCell({ main: dates.period(period), note: baseOf(would) }),
    },
    {
      id: 'billed',
      header: text('contracts.replay.billed'),
      role: 'detail',
      align: 'end',
      cell: ({ id, period: { billed } }) =>
        billed === null ? text('contracts.replay.unpaid') : figureCell(words.figure(billed), billedTier(id)),
    },
    {
      id: 'arrived',
      header: text('contracts.replay.arrived'),
      role: 'detail',
      align: 'end',
      cell: ({ period: { arrived, state } }) =>
        figureCell(arrived === null ? '–' : words.figure(arrived), stateNote(state)),
    },
    {
      id: 'would',
      header: text('contracts.replay.would'),
      role: 'detail',
      align: 'end',
      cell: ({ would }) => figureCell(words.figure(would.amount), tierOf(would, terms)),
    },
    {
      id: 'difference',
      header: text('contracts.replay.difference'),
      role: 'result',
      align: 'end',
      cell: ({ difference }) => signed(difference),
    },
  ];
  const { totals } = replay;
  return (
    <Panel kind="ruled" title={title} footer={text('contracts.replay.note')}>
      <RecordTable
        caption={title}
        columns={columns}
        rows={replay.rows}
        rowId={({ id }) => id}
        load={{ kind: 'ready' }}
        totals={{
          label: text('contracts.replay.total'),
          values: {
            billed: words.figure(totals.billed),
            arrived: words.figure(totals.arrived),
            would: words.figure(totals.would),
            difference: signed(totals.difference),
          },
        }}
      />
    </Panel>
  );

  function baseOf({ lines, carriedOut }: Settlement): string {
    const amountOf = (of: string) =>
      lines.flatMap((line) => ('of' in line && line.of === of ? [line.amount] : []))[0] ?? '0';
    if (compareAmounts(carriedOut, '0') === -1) {
      return text('contracts.replay.carried', { amount: words.figure(carriedOut.replace('-', '')) });
    }
    const carried = amountOf('carried-in');
    if (compareAmounts(carried, '0') === -1) {
      const amount = words.figure(carried.replace('-', ''));
      return text('contracts.replay.less', { base: words.figure(amountOf('team-result')), amount });
    }
    return text('contracts.replay.base', { amount: words.figure(amountOf('rate-base')) });
  }
}
