import { Gift } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const rewardsPageRoute: MemberRoute = {
  icon: Gift,
  count: 'rewards',
  page: lazyPart(
    () => import('./RewardsPage.tsx').then(({ RewardsPage }) => RewardsPage),
    ['rewards', 'payments', 'errors'],
  ),
};
