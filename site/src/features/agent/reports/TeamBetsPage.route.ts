import { ScrollText } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const teamBetsPageRoute: AgentRoute = {
  icon: ScrollText,
  page: lazyPart(
    () => import('./TeamBetsPage.tsx').then(({ TeamBetsPage }) => TeamBetsPage),
    ['agent', 'reports', 'records', 'list-controls', 'errors'],
  ),
};
