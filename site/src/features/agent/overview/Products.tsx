import { shareOf } from '@baize/domain';
import { Progress, type RecordColumn, RecordTable, Text } from '@baize/ui';
import { useMemo } from 'react';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { categoryName } from '../../../shared/records/categoryName.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { Overview } from './useOverview.ts';

type Product = Overview['products'][number];

export function Products({ overview: { products, current, currency } }: { overview: Overview }) {
  const text = useText();
  const money = useRecordMoney(currency);
  const columns = useMemo((): readonly RecordColumn<Product>[] => {
    const figure = (name: 'validBets' | 'stakes' | 'payouts' | 'bonuses'): RecordColumn<Product> => ({
      id: name,
      header: text(`agent.overview.${name}`),
      cell: (row) => money.plain(row[name]),
      align: 'end',
      role: 'detail',
    });
    return [
      {
        id: 'product',
        header: text('agent.overview.product'),
        cell: ({ category }) => categoryName(text, category),
        role: 'title',
      },
      { id: 'bets', header: text('agent.overview.bets'), cell: ({ bets }) => bets, align: 'end', role: 'detail' },
      figure('validBets'),
      figure('stakes'),
      figure('payouts'),
      figure('bonuses'),
      {
        id: 'result',
        header: text('agent.overview.result'),
        cell: ({ result }) => money.signed(result),
        align: 'end',
        role: 'result',
      },
      {
        id: 'share',
        header: text('agent.overview.share'),
        cell: ({ validBets }) => <Share of={shareOf(validBets, current.validBets) ?? 0} />,
        align: 'end',
        role: 'detail',
      },
    ];
  }, [text, money, current.validBets]);
  return (
    <RecordTable
      caption={text('agent.overview.products')}
      columns={columns}
      rows={products}
      rowId={({ category }) => category}
      load={{ kind: 'ready' }}
      totals={{
        label: text('agent.overview.total'),
        values: {
          bets: current.bets,
          validBets: money.plain(current.validBets),
          stakes: money.plain(current.stakes),
          payouts: money.plain(current.payouts),
          bonuses: money.plain(current.bonuses),
          result: money.signed(current.result),
        },
      }}
    />
  );
}

function Share({ of }: { of: number }) {
  const percent = usePercent()((of * 100).toFixed(1));
  return (
    <>
      <Progress label={percent} value={of} />
      <Text as="span" size="caption">
        {percent}
      </Text>
    </>
  );
}
