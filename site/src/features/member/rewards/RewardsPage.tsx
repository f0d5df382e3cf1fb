import { Promoted } from './Promoted.tsx';
import { RewardList } from './RewardList.tsx';

export const RewardsPage = () => (
  <Promoted>
    <RewardList />
  </Promoted>
);
