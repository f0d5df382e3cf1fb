import { Sections } from '@baize/ui';
import { Part } from '../app/Boundary.tsx';
import { BetTable } from '../lottery/BetTable.tsx';
import { LotteryLists } from '../lottery/LotteryLists.tsx';
import { Records } from '../lottery/Records.tsx';
import { Settled } from '../lottery/Settled.tsx';

/** A lottery: which one, a slip for its next draw, what was drawn and what it came to (GAM-09). The draw itself is on the cloth above. */
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
