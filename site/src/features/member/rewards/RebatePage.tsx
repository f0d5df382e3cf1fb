import { Stack } from '@baize/ui';
import { Part } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { Promoted } from './Promoted.tsx';
import { RebateHistory } from './RebateHistory.tsx';
import { RebateLines, useManualRebate } from './RebateLines.tsx';
import { RestNotice } from './RestNotice.tsx';
import { useResting } from './useResting.ts';

export const RebatePage = () => (
  <Promoted>
    <Rebate />
  </Promoted>
);

function Rebate() {
  const resting = useResting();
  const { loading } = useManualRebate();
  return (
    <Stack gap={6}>
      {resting && <RestNotice />}
      <Part of={RebateLines} resting={resting} />
      <RevealWhenReady waiting={loading}>
        <Part of={RebateHistory} />
      </RevealWhenReady>
    </Stack>
  );
}
