import { UserPlus } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const referralPageRoute: MemberRoute = {
  icon: UserPlus,
  page: lazyPart(
    () => import('./ReferralPage.tsx').then(({ ReferralPage }) => ReferralPage),
    ['rewards', 'account-menu', 'referral', 'list-controls', 'errors'],
  ),
};
