import { ArrowUpFromDot } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const uplinePageRoute: MemberRoute = {
  icon: ArrowUpFromDot,
  page: lazyPart(
    () => import('./UplinePage.tsx').then(({ UplinePage }) => UplinePage),
    ['upline', 'list-controls', 'withdrawal', 'movement', 'payments', 'errors'],
  ),
};
