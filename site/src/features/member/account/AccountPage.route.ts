import { UserRound } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const accountPageRoute: MemberRoute = {
  icon: UserRound,
  page: lazyPart(
    () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage),
    ['profile', 'account-menu', 'verification-codes', 'payments', 'login', 'validation', 'verify', 'errors'],
  ),
};
