import { Network } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const teamPageRoute: AgentRoute = {
  icon: Network,
  page: lazyPart(
    () => import('./TeamPage.tsx').then(({ TeamPage }) => TeamPage),
    ['agent', 'team', 'records', 'movement', 'upline', 'withdrawal', 'payments', 'errors'],
  ),
};
