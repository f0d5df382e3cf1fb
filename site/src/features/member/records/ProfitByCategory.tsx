import { type RecordColumn, RecordTable, Stack, Text } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { categoryName } from './categoryName.ts';
import { figureColumns } from './figureColumns.ts';
import type { Profit } from './useProfit.ts';
import { type RecordMoney, useRecordMoney } from './useRecordMoney.tsx';

type Row = Profit['categories'][number];

/** Every category that was played in these days, whatever the chart shows. */
export function ProfitByCategory({ profit, refreshing }: { profit: Profit; refreshing: boolean }) {
  const text = useText();
  const money = useRecordMoney(profit.currency);
  const columns = useMemo(() => columnsOf(text, money), [text, money]);
  return (
    <Stack gap={3}>
      <Text as="h3" size="displaySm">
        {text('records.profit.categories')}
      </Text>
      <RecordTable
        caption={text('records.profit.categories')}
        columns={columns}
        rows={profit.categories}
        rowId={({ category }) => category}
        load={refreshing ? { kind: 'refreshing', label: text('records.stale') } : { kind: 'ready' }}
      />
    </Stack>
  );
}

const columnsOf = (text: Translate, money: RecordMoney): readonly RecordColumn<Row>[] => [
  {
    id: 'category',
    header: text('records.category'),
    cell: ({ category }) => categoryName(text, category),
    role: 'title',
  },
  { id: 'bets', header: text('records.profit.bets'), cell: ({ count }) => count, align: 'end', role: 'detail' },
  ...figureColumns(['stake', 'valid', 'payout', 'result'], text, money),
];
