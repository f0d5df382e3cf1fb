import { firstMall, type MallTab, mallTabs } from '@baize/domain';
import { Tabs } from '@baize/ui/overlays';
import type { ReactNode } from 'react';
import { useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { Fetched } from '../../core/loading/Fetched.tsx';
import { usePreload } from '../../core/loading/usePreload.ts';
import { usePlays } from '../../core/services/services.ts';
import { NoticesSkeleton, TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { PlayersOnly } from '../../shared/players/PlayersOnly.tsx';
import { Rewards } from './Rewards.tsx';
import { useMallView } from './useMallView.ts';

const detail = lazyPart(
  () => import('./PointDetail.tsx').then(({ PointDetail }) => PointDetail),
  ['points', 'list-controls'],
);
const rules = lazyPart(() => import('./PointRules.tsx').then(({ PointRules }) => PointRules), ['points']);
const rates = lazyPart(() => import('./PointRates.tsx').then(({ PointRates }) => PointRates), ['points']);
const records = lazyPart(
  () => import('./RedemptionRecords.tsx').then(({ RedemptionRecords }) => RedemptionRecords),
  ['points', 'list-controls'],
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

/** Shows rewards, point history and redemptions (PTS-01); the address names the tab. */
export function PointMall() {
  const text = useText();
  const { view, change } = useMallView();
  usePreload(forEverybody);
  usePreload(forPlayers, usePlays());
  return (
    <Tabs
      label={text('points.title')}
      items={mallTabs.map((id) => ({ id, label: text(`points.tab.${id}`), panel: panels[id] }))}
      selected={view.tab}
      onSelect={(tab) => change(() => ({ ...firstMall, tab }))}
    />
  );
}
