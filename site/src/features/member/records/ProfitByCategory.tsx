import { type RecordColumn, RecordTable, Stack, Text } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { categoryName } from '../../../shared/records/categoryName.ts';
import { figureColumns } from '../../../shared/records/figureColumns.ts';
import { type RecordMoney, useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { Profit } from './useProfit.ts';

type Row = Profit['categories'][number];

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
