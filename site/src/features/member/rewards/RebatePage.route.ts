import { HandCoins } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const rebatePageRoute: MemberRoute = {
  icon: HandCoins,
  page: lazyPart(
    () => import('./RebatePage.tsx').then(({ RebatePage }) => RebatePage),
    ['rewards', 'member', 'payments', 'list-controls', 'errors'],
  ),
};
