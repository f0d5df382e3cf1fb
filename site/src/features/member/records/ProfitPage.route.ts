import { ChartLine } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const profitPageRoute: MemberRoute = {
  icon: ChartLine,
  page: lazyPart(() => import('./ProfitPage.tsx').then(({ ProfitPage }) => ProfitPage), ['records', 'errors']),
};
