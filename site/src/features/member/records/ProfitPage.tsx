import { firstProfitView } from '@baize/domain';
import { Button, Grid, Inline, LoadFrame, Skeleton, Stack, StatTile, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordDays } from '../../../shared/records/RecordDays.tsx';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useProfitView } from '../../../shared/records/useRecordView.ts';
import { ProfitByCategory } from './ProfitByCategory.tsx';
import { ProfitByPeriod } from './ProfitByPeriod.tsx';
import { ProfitChoices } from './ProfitChoices.tsx';
import { type Profit, useProfit } from './useProfit.ts';
import { useProfitExport } from './useProfitExport.ts';

/** Shows profit and loss by period and category, as a chart with its tables (MEM-10). */
export function ProfitPage() {
  const text = useText();
  const { view, choose } = useProfitView();
  const { answer, asked } = useProfit();
  const { value: profit } = answer;
  const bring = useProfitExport(asked);
  const load = loadOf(answer, text, {
    title: text('records.failed'),
    empty: {
      title: text('records.empty'),
      text: text('records.empty.text'),
      actions: <Button onClick={() => choose(() => firstProfitView)}>{text('records.empty.reset')}</Button>,
    },
    isEmpty: profit?.totals.count === 0,
  });
  return (
    <Stack gap={5}>
      <RecordDays dates={view.dates} onDates={(dates) => choose((now) => ({ ...now, dates }))} />
      <ProfitChoices />
      <LoadFrame load={load} skeleton={<Waiting />}>
        {profit && (
          <Stack gap={5}>
            <ProfitSums profit={profit} />
            <Text size="caption" tone="muted">
              {text('records.profit.pending')}
            </Text>
            <Stack gap={3}>
              <Text as="h3" size="displaySm">
                {text('records.profit.periods')}
              </Text>
              <ProfitByPeriod profit={profit} span={asked.span} />
            </Stack>
            <ProfitByCategory profit={profit} refreshing={answer.refreshing} />
            <Inline gap={0} justify="end">
              <ExportButton bring={bring} />
            </Inline>
          </Stack>
        )}
      </LoadFrame>
    </Stack>
  );
}

const Waiting = () => (
  <Stack gap={5}>
    <Skeleton shape="row" count={2} />
    <Skeleton shape="chart" />
    <Skeleton shape="row" count={4} />
  </Stack>
);

function ProfitSums({ profit: { totals, currency } }: { profit: Profit }) {
  const text = useText();
  const money = useRecordMoney(currency);
  return (
    <Grid columns="tiles">
      {(['stake', 'valid', 'payout'] as const).map((sum) => (
        <StatTile key={sum} label={text(`records.${sum}`)} value={money.plain(totals[sum])} />
      ))}
      <StatTile label={text('records.result')} value={money.signedText(totals.result)} />
    </Grid>
  );
}
