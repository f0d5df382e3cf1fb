import { type ContractTerms, compareAmounts, type Settlement } from '@baize/domain';
import { Empty, Panel, type RecordColumn, RecordTable, Stack, Text, twoLineCell } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { type ReplayedPeriod, replayOf } from './replay.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Dates } from './useDates.ts';

interface ReplayTableProps {
  title: string;
  terms: ContractTerms;
  /** What was in force then, for the tier that was paid. */
  before: ContractTerms | null;
  periods: ContractDetail['periods'];
  rules: ContractDetail['rules'];
  /** Who reads it: more is a gain for the payee alone. */
  side: 'payer' | 'payee';
  words: TermsText;
  dates: Dates;
}

/** A figure with what it came by below it, both at the end of their line. */
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

/** The last real periods under other terms, beside what was really paid. */
export function ReplayTable(props: ReplayTableProps) {
  const { title, terms, before, periods, rules, side, words, dates } = props;
  const text = useText();
  const replay = replayOf(terms, periods, rules);
  const paidBy = before && replayOf(before, periods, rules);
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
  const paidTier = (id: string): string | undefined => {
    const row = paidBy?.rows.find((each) => each.id === id);
    return before && row ? tierOf(row.would, before) : undefined;
  };
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
      id: 'paid',
      header: text('contracts.replay.paid'),
      role: 'detail',
      align: 'end',
      cell: ({ id, period }) =>
        period.paid === null ? text('contracts.replay.unpaid') : figureCell(words.figure(period.paid), paidTier(id)),
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
            paid: words.figure(totals.paid),
            would: words.figure(totals.would),
            difference: signed(totals.difference),
          },
        }}
      />
    </Panel>
  );

  /** What the rate was taken of, and the losses that were carried into or out of the period. */
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
