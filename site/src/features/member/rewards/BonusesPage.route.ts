import { BadgePercent } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const bonusesPageRoute: MemberRoute = {
  icon: BadgePercent,
  page: lazyPart(
    () => import('./BonusesPage.tsx').then(({ BonusesPage }) => BonusesPage),
    ['rewards', 'member', 'list-controls', 'errors'],
  ),
};
