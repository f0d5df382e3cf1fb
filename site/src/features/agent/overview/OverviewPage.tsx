import { Alert, Button, LoadFrame, SegmentedControl, Skeleton, Split, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { RecordDays } from '../../../shared/records/RecordDays.tsx';
import { useDates } from '../../contracts/useDates.ts';
import { AgentActions } from '../shared/agentFrame.tsx';
import { Attention } from './Attention.tsx';
import { BestDownlines } from './BestDownlines.tsx';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { Products } from './Products.tsx';
import { type Overview, type OverviewData, useOverview } from './useOverview.ts';

const presets = ['today', '7', '30'] as const;

export function OverviewPage() {
  const text = useText();
  const data = useOverview();
  const { control, answer, zone } = data;
  const { dates } = control.view;
  const { value } = answer;
  const { hrefOf } = useAgentCentre();
  const load = loadOf(answer, text, {
    title: text('agent.overview.failed'),
    empty: {
      title: text('agent.overview.none'),
      text: text('agent.overview.none.text'),
      actions: (
        <Button kind="primary" href={hrefOf('registerCenter')}>
          {text('agent.page.registerCenter')}
        </Button>
      ),
    },
    isEmpty: value?.size === 0,
  });
  return (
    <Stack gap={4}>
      <Presets {...data} />
      <Attention />
      {!('preset' in dates) && (
        <RecordDays dates={dates} zone={zone} onDates={(next) => control.choose(() => ({ dates: next }))} />
      )}
      <LoadFrame load={load} skeleton={<Waiting />}>
        {value && (
          <Stack gap={4}>
            {data.stale && <Stale overview={value} {...data} />}
            <OverviewTiles overview={value} {...data} />
            <Split fold="within" aside={<BestDownlines overview={value} />}>
              <OverviewChart overview={value} span={data.span} />
            </Split>
            <Products overview={value} />
          </Stack>
        )}
      </LoadFrame>
    </Stack>
  );
}

/** Shows the age of the figures when a refresh failed; the refresh button follows it. */
function Stale({ overview, zone }: { overview: Overview } & OverviewData) {
  const text = useText();
  const dates = useDates(zone);
  return (
    <Alert tone="warning" kind="panel">
      {text('agent.overview.stale', { time: dates.moment(overview.updatedAt) })}
    </Alert>
  );
}

function Presets({ control, span }: OverviewData) {
  const text = useText();
  const { dates } = control.view;
  const named = 'preset' in dates ? presets.find((one) => one === dates.preset) : undefined;
  return (
    <AgentActions>
      <SegmentedControl
        label={text('records.days')}
        items={[
          ...presets.map((id) => ({ id, label: text(`records.days.${id}`) })),
          { id: 'range' as const, label: text('records.days.range') },
        ]}
        selected={named ?? 'range'}
        onSelect={(id) =>
          control.choose(() => ({
            dates: id === 'range' ? { first: span.first, last: span.last } : { preset: id },
          }))
        }
      />
    </AgentActions>
  );
}

const Waiting = () => (
  <Stack gap={4}>
    <Skeleton shape="row" count={2} />
    <Skeleton shape="chart" />
    <Skeleton shape="row" count={4} />
  </Stack>
);
