import { lotteryRecords } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Inline, SegmentedControl, Stack } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { usePlays } from '../../core/services/services.ts';
import { BetRecords } from './BetRecords.tsx';
import { OpenedNumbers } from './OpenedNumbers.tsx';
import { OpenedOfVn } from './OpenedOfVn.tsx';
import { useLotteryView } from './useLotteryView.ts';

export function Records() {
  const text = useText();
  const plays = usePlays();
  const { view, change } = useLotteryView();
  const shown = view.records === 'bets' && !plays ? 'opened' : view.records;
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <SegmentedControl
          label={text('lottery.records')}
          items={lotteryRecords.map((id) => ({ id, label: text(`lottery.records.${id}` as MessageId) }))}
          selected={shown}
          onSelect={(records) => change({ records, page: 1 })}
        />
      </Inline>
      <Boundary reset={shown}>
        {shown === 'opened' && <OpenedNumbers />}
        {shown === 'bets' && <BetRecords />}
        {shown === 'vn' && <OpenedOfVn />}
      </Boundary>
    </Stack>
  );
}
