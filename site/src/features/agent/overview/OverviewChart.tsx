import { dayOf, minus } from '@baize/domain';
import { Chart } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useDates } from '../../contracts/useDates.ts';
import type { Overview } from './useOverview.ts';

/** Axis labels always use English notation, as amounts do. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });
/** Maximum days in the chart; a longer range shows the latest. */
const most = 31;

export function OverviewChart({ overview, span }: { overview: Overview; span: RecordSpan }) {
  const text = useText();
  const { digits } = useBrand().currency;
  const money = useRecordMoney(overview.currency);
  const dates = useDates(span.zone);
  const points = useMemo(
    () =>
      overview.days.slice(-most).map(({ day, validBets, deposits, beforeDay, beforeValidBets }) => ({
        name: dayOf(day, span.zone),
        label: dates.day(day),
        bar: Number(validBets),
        line: Number(deposits),
        before: Number(beforeValidBets),
        beforeName: dates.day(beforeDay),
      })),
    [overview, span.zone, dates],
  );
  return (
    <Chart
      title={text('agent.overview.chart')}
      points={points}
      series={{
        bar: text('agent.overview.validBets'),
        before: text('agent.overview.chart.before'),
        line: text('agent.overview.deposits'),
      }}
      format={(amount) => money.plain(amount.toFixed(digits))}
      formatTick={(amount) => short.format(amount).replace('-', minus)}
      load={{ kind: 'ready' }}
      words={{
        table: text('agent.overview.chart.table'),
        chart: text('agent.overview.chart.show'),
        point: text('records.profit.period'),
      }}
    />
  );
}
