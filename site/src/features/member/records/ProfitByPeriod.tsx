import { minus } from '@baize/domain';
import { Chart } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { periodName } from './periodName.ts';
import type { Profit } from './useProfit.ts';
import { useRecordMoney } from './useRecordMoney.tsx';
import type { RecordSpan } from './useRecordSpan.ts';

/** Figures of an axis: in every language as money is written. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });

/** Wins and losses over time, and the figures behind them. */
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
