import { playControl } from '@baize/gateway';
import { LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Part } from '../../../core/loading/Boundary.tsx';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { CheckSetting } from './CheckSetting.tsx';
import { Limits } from './Limits.tsx';
import { Rests } from './Rests.tsx';
import { useControlLead } from './useControlLead.ts';

/** Shows the player's limits, breaks and reminders (MEM-18, RSP-02 to RSP-04). */
export function ControlPage() {
  const text = useText();
  const answer = useEndpoint(playControl, {}, { every: 60_000 });
  const { value } = answer;
  const lead = useControlLead();
  return (
    <Stack gap={6}>
      <Text tone="secondary">{lead}</Text>
      <LoadFrame
        load={loadOf(answer, text, { title: text('control.failed') })}
        skeleton={<Skeleton shape="panel" count={3} />}
      >
        {value && (
          <Stack gap={6}>
            <Part of={Limits} limits={value.limits} />
            <Part of={Rests} rest={value.rest} />
            <Part of={CheckSetting} {...value.realityCheck} />
          </Stack>
        )}
      </LoadFrame>
    </Stack>
  );
}
