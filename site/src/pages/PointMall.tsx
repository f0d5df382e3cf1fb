import { firstMall, type MallTab, mallTabs } from '@baize/domain';
import { Tabs } from '@baize/ui/overlays';
import type { ReactNode } from 'react';
import { Part } from '../app/Boundary.tsx';
import { useText } from '../language/useText.ts';
import { PlayersOnly } from '../points/PlayersOnly.tsx';
import { PointDetail } from '../points/PointDetail.tsx';
import { PointRates } from '../points/PointRates.tsx';
import { PointRules } from '../points/PointRules.tsx';
import { RedemptionRecords } from '../points/RedemptionRecords.tsx';
import { Rewards } from '../points/Rewards.tsx';
import { useMallView } from '../points/useMallView.ts';

const panels: Record<MallTab, ReactNode> = {
  rewards: <Part of={Rewards} />,
  detail: (
    <PlayersOnly>
      <Part of={PointDetail} />
    </PlayersOnly>
  ),
  rules: <Part of={PointRules} />,
  rates: <Part of={PointRates} />,
  records: (
    <PlayersOnly>
      <Part of={RedemptionRecords} />
    </PlayersOnly>
  ),
};

/** What points buy, where they came from and what became of them (PTS-01). The address says which part is shown. */
export function PointMall() {
  const text = useText();
  const { view, go } = useMallView();
  return (
    <Tabs
      label={text('points.title')}
      items={mallTabs.map((id) => ({ id, label: text(`points.tab.${id}`), panel: panels[id] }))}
      selected={view.tab}
      onSelect={(tab) => go({ ...firstMall, tab })}
    />
  );
}
