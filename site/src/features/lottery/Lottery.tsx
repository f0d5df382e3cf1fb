import { Sections } from '@baize/ui';
import { Part } from '../../core/loading/Boundary.tsx';
import { BetTable } from './BetTable.tsx';
import { LotteryLists } from './LotteryLists.tsx';
import { Records } from './Records.tsx';
import { Settled } from './Settled.tsx';

/** A lottery: which one, a slip for its next draw, what was drawn and what it came to (GAM-09). The draw itself is in the hero above. */
export function Lottery() {
  return (
    <Sections>
      <Part of={LotteryLists} />
      <Part of={BetTable} />
      <Part of={Records} />
      <Part of={Settled} />
    </Sections>
  );
}
