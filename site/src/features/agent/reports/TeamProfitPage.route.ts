import { ChartLine } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const teamProfitPageRoute: AgentRoute = {
  icon: ChartLine,
  page: lazyPart(
    () => import('./TeamProfitPage.tsx').then(({ TeamProfitPage }) => TeamProfitPage),
    ['agent', 'reports', 'records', 'list-controls', 'errors'],
  ),
};
