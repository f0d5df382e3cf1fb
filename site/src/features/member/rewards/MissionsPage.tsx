import { missionSummary } from '@baize/gateway';
import { LoadFrame, Skeleton, Split, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Part } from '../../../core/loading/Boundary.tsx';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { claimLoad } from './claimLoad.ts';
import { DailyCheckIn } from './DailyCheckIn.tsx';
import { MissionBoard } from './MissionBoard.tsx';
import { MissionList } from './MissionList.tsx';
import { Promoted } from './Promoted.tsx';

export const MissionsPage = () => (
  <Promoted>
    <Missions />
  </Promoted>
);

function Missions() {
  const text = useText();
  const language = useLanguage();
  const answer = useEndpoint(missionSummary, { language }, { every: 60_000 });
  const { value, retry } = answer;
  return (
    <LoadFrame
      load={claimLoad(answer, text, { title: text('missions.failed') })}
      skeleton={<Skeleton shape="row" count={6} />}
    >
      {value && (
        <Stack gap={4}>
          <Part of={DailyCheckIn} {...value.checkIn} />
          <Split fold="within" aside={<Part of={MissionBoard} />}>
            <Part of={MissionList} missions={value.missions} onReset={retry} />
          </Split>
        </Stack>
      )}
    </LoadFrame>
  );
}
