import { CircleArrowUp } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const withdrawPageRoute: MemberRoute = {
  icon: CircleArrowUp,
  page: lazyPart(
    () => import('./WithdrawPage.tsx').then(({ WithdrawPage }) => WithdrawPage),
    ['withdrawal', 'list-controls', 'receipt', 'movement', 'payments', 'picture-upload', 'errors'],
  ),
};
