import { Wallet } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const walletPageRoute: MemberRoute = {
  icon: Wallet,
  page: lazyPart(
    () => import('./WalletPage.tsx').then(({ WalletPage }) => WalletPage),
    ['wallet', 'account-menu', 'member', 'list-controls', 'movement', 'payments', 'errors'],
  ),
};
