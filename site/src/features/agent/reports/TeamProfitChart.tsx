import { minus } from '@baize/domain';
import { Chart } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { periodName } from '../../../shared/records/periodName.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { TeamProfit } from './useTeamViews.ts';

/** Axis labels always use English notation, as amounts do. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });
/** Maximum bars in the chart; a longer range shows the latest days. */
const most = 31;
const day = 86_400_000;

export function TeamProfitChart({ profit, span }: { profit: TeamProfit; span: RecordSpan }) {
  const text = useText();
  const { digits } = useBrand().currency;
  const money = useRecordMoney(profit.currency);
  const points = useMemo(
    () =>
      profit.rows
        .flatMap((row) => (row.day === null ? [] : [{ at: row.day, result: row.result }]))
        .sort((a, b) => a.at - b.at)
        .slice(-most)
        .map(({ at, result }) => ({
          ...periodName({ from: at, to: at + day / 2 }, 'day', span.zone),
          bar: Number(result),
        })),
    [profit, span.zone],
  );
  return (
    <Chart
      title={text('reports.chart', { first: inOrder(span.first), last: inOrder(span.last) })}
      points={points}
      series={{ bar: text('agent.field.team-result') }}
      format={(amount) => money.signedText(amount.toFixed(digits))}
      formatTick={(amount) => short.format(amount).replace('-', minus)}
      load={{ kind: 'ready' }}
      words={{ table: text('records.profit.table'), point: text('records.profit.period') }}
    />
  );
}
