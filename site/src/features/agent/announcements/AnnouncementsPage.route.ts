import { Megaphone } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const announcementsPageRoute: AgentRoute = {
  icon: Megaphone,
  page: lazyPart(
    () => import('./AnnouncementsPage.tsx').then(({ AnnouncementsPage }) => AnnouncementsPage),
    ['agent', 'list-controls', 'errors'],
  ),
};
