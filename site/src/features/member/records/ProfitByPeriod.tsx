import { minus } from '@baize/domain';
import { Chart } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { periodName } from '../../../shared/records/periodName.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { Profit } from './useProfit.ts';

/** Axis labels always use English notation, as amounts do. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });

export function ProfitByPeriod({ profit, span }: { profit: Profit; span: RecordSpan }) {
  const text = useText();
  const { digits } = useBrand().currency;
  const money = useRecordMoney(profit.currency);
  const { first, last, zone } = span;
  const points = useMemo(
    () =>
      profit.periods.map((period) => ({
        ...periodName(period, profit.step, zone),
        bar: Number(period.result),
      })),
    [profit, zone],
  );
  return (
    <Chart
      title={text('records.profit.chart', { first: inOrder(first), last: inOrder(last) })}
      points={points}
      series={{ bar: text('records.result') }}
      format={(amount) => money.signedText(amount.toFixed(digits))}
      formatTick={(amount) => short.format(amount).replace('-', minus)}
      load={{ kind: 'ready' }}
      words={{ table: text('records.profit.table'), point: text('records.profit.period') }}
    />
  );
}
