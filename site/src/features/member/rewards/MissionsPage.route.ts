import { Target } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const missionsPageRoute: MemberRoute = {
  icon: Target,
  count: 'missions',
  page: lazyPart(
    () => import('./MissionsPage.tsx').then(({ MissionsPage }) => MissionsPage),
    ['rewards', 'member', 'payments', 'errors'],
  ),
};
