import { ScrollText } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const betsPageRoute: MemberRoute = {
  icon: ScrollText,
  page: lazyPart(
    () => import('./BetsPage.tsx').then(({ BetsPage }) => BetsPage),
    ['records', 'member', 'list-controls', 'lottery', 'errors'],
  ),
};
