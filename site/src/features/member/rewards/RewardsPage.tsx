import { Promoted } from './Promoted.tsx';
import { RewardList } from './RewardList.tsx';

/** What a player was given, in every status, to be claimed (MEM-12). */
export const RewardsPage = () => (
  <Promoted>
    <RewardList />
  </Promoted>
);
