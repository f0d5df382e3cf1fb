import { Coins } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const incomePageRoute: AgentRoute = {
  icon: Coins,
  page: lazyPart(
    () => import('./IncomePage.tsx').then(({ IncomePage }) => IncomePage),
    ['agent', 'bills', 'records', 'list-controls', 'errors'],
  ),
};
