import { firstMall, type MallTab, mallTabs } from '@baize/domain';
import { Tabs } from '@baize/ui/overlays';
import type { ReactNode } from 'react';
import { Part } from '../app/Boundary.tsx';
import { part } from '../app/chunks.ts';
import { Fetched } from '../app/Fetched.tsx';
import { PlayersOnly } from '../app/PlayersOnly.tsx';
import { usePlays } from '../app/services.ts';
import { usePreload } from '../app/usePreload.ts';
import { useText } from '../language/useText.ts';
import { Rewards } from '../points/Rewards.tsx';
import { useMallView } from '../points/useMallView.ts';
import { NoticesSkeleton, TextSkeleton } from '../shell/furtherSkeletons.tsx';

const detail = part(
  () => import('../points/PointDetail.tsx').then(({ PointDetail }) => PointDetail),
  ['points', 'lists'],
);
const rules = part(() => import('../points/PointRules.tsx').then(({ PointRules }) => PointRules), ['points']);
const rates = part(() => import('../points/PointRates.tsx').then(({ PointRates }) => PointRates), ['points']);
const records = part(
  () => import('../points/RedemptionRecords.tsx').then(({ RedemptionRecords }) => RedemptionRecords),
  ['points', 'lists'],
);
const forEverybody = [rules, rates];
const forPlayers = [detail, records];

const panels: Record<MallTab, ReactNode> = {
  rewards: <Part of={Rewards} />,
  detail: (
    <PlayersOnly>
      <Fetched part={detail}>
        <NoticesSkeleton />
      </Fetched>
    </PlayersOnly>
  ),
  rules: (
    <Fetched part={rules}>
      <TextSkeleton />
    </Fetched>
  ),
  rates: (
    <Fetched part={rates}>
      <NoticesSkeleton />
    </Fetched>
  ),
  records: (
    <PlayersOnly>
      <Fetched part={records}>
        <NoticesSkeleton />
      </Fetched>
    </PlayersOnly>
  ),
};

/** What points buy, where they came from and what became of them (PTS-01). The address says which part is shown. */
export function PointMall() {
  const text = useText();
  const { view, go } = useMallView();
  usePreload(forEverybody);
  usePreload(forPlayers, usePlays());
  return (
    <Tabs
      label={text('points.title')}
      items={mallTabs.map((id) => ({ id, label: text(`points.tab.${id}`), panel: panels[id] }))}
      selected={view.tab}
      onSelect={(tab) => go({ ...firstMall, tab })}
    />
  );
}
