import { playControl } from '@baize/gateway';
import { LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Part } from '../../../core/loading/Boundary.tsx';
import { useServices } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { CheckSetting } from './CheckSetting.tsx';
import { Limits } from './Limits.tsx';
import { Rests } from './Rests.tsx';
import { ThroughService } from './ThroughService.tsx';
import { useControlLead } from './useControlLead.ts';

const setHere = ['play-control', 'limits', 'breaks', 'exclusion', 'reality-check'] as const;

/**
 * Shows the player's limits, breaks and reminders (MEM-18, RSP-02 to RSP-04), and who sets those that the platform
 * leaves to customer service.
 */
export function ControlPage() {
  const text = useText();
  const answer = useEndpoint(playControl, {}, { every: 60_000 });
  const { value } = answer;
  const lead = useControlLead();
  const { offers } = useServices().platform;
  const whole = setHere.every(offers);
  return (
    <Stack gap={6}>
      {offers('limits') && <Text tone="secondary">{lead}</Text>}
      {whole || <ThroughService />}
      {offers('play-control') && (
        <LoadFrame
          load={loadOf(answer, text, { title: text('control.failed') })}
          skeleton={<Skeleton shape="panel" count={3} />}
        >
          {value && (
            <Stack gap={6}>
              {offers('limits') && <Part of={Limits} limits={value.limits} />}
              {offers('breaks') && offers('exclusion') && <Part of={Rests} rest={value.rest} />}
              {offers('reality-check') && <Part of={CheckSetting} {...value.realityCheck} />}
            </Stack>
          )}
        </LoadFrame>
      )}
    </Stack>
  );
}
