import { CircleArrowDown } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const depositPageRoute: MemberRoute = {
  icon: CircleArrowDown,
  page: lazyPart(
    () => import('./DepositPage.tsx').then(({ DepositPage }) => DepositPage),
    ['deposit', 'member', 'list-controls', 'movement', 'payments', 'picture-upload', 'errors'],
  ),
};
