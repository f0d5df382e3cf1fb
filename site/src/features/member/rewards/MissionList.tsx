import {
  arrangeMissions,
  countdownText,
  type Mission,
  type MissionTab,
  missionTabs,
  nextReset,
  secondsUntil,
} from '@baize/domain';
import { Empty, Inline, RowList, SegmentedControl, Stack, Text } from '@baize/ui';
import { useEffect } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServerSecond } from '../../../core/services/serverSecond.ts';
import { useShown } from '../list/useShown.ts';
import { MissionRow } from './MissionRow.tsx';

interface MissionListProps {
  missions: readonly Mission[];
  onReset: () => void;
}

export function MissionList({ missions, onReset }: MissionListProps) {
  const text = useText();
  const { get, choose } = useShown('missionLeaderboard');
  const tab: MissionTab = missionTabs.find((one) => one === get('status')) ?? 'active';
  const shown = arrangeMissions(missions, tab);
  const resets = nextReset(missions);
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between" wrap>
        <SegmentedControl
          label={text('missions.tabs')}
          items={missionTabs.map((id) => ({ id, label: text(`missions.tab.${id}`) }))}
          selected={tab}
          onSelect={(id) => choose({ status: id === 'active' ? null : id })}
        />
        {resets !== null && <Resets key={resets} at={resets} onReset={onReset} />}
      </Inline>
      {shown.length > 0 ? (
        <RowList label={text('member.page.missionLeaderboard')}>
          {shown.map((mission) => (
            <MissionRow key={`${mission.id} ${mission.resets}`} mission={mission} />
          ))}
        </RowList>
      ) : (
        <Empty title={text(tab === 'finished' ? 'missions.empty.finished' : 'missions.empty')} />
      )}
    </Stack>
  );
}

function Resets({ at, onReset }: { at: number; onReset: () => void }) {
  const text = useText();
  const left = secondsUntil(at, useServerSecond());
  const over = left === 0;
  useEffect(() => {
    if (over) onReset();
  }, [over, onReset]);
  return (
    <Text size="caption" tone="secondary">
      {text('missions.resets')}{' '}
      <Text as="bdi" strong numeric>
        {countdownText(left)}
      </Text>
    </Text>
  );
}
