import { LayoutDashboard } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const overviewPageRoute: AgentRoute = {
  icon: LayoutDashboard,
  page: lazyPart(
    () => import('./OverviewPage.tsx').then(({ OverviewPage }) => OverviewPage),
    ['agent', 'records', 'errors'],
  ),
};
