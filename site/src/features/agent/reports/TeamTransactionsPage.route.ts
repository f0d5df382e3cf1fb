import { ArrowLeftRight } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const teamTransactionsPageRoute: AgentRoute = {
  icon: ArrowLeftRight,
  page: lazyPart(
    () => import('./TeamTransactionsPage.tsx').then(({ TeamTransactionsPage }) => TeamTransactionsPage),
    ['agent', 'reports', 'records', 'list-controls', 'movement', 'errors', 'member'],
  ),
};
