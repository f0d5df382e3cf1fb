import { Sections } from '@baize/ui';
import { Part } from '../../core/loading/Boundary.tsx';
import { BetTable } from './BetTable.tsx';
import { LotteryLists } from './LotteryLists.tsx';
import { Records } from './Records.tsx';
import { Settled } from './Settled.tsx';

/** Shows a lottery: list, slip, results and bets (GAM-09). The running draw is in the hero. */
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
