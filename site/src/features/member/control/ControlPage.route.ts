import { ShieldCheck } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const controlPageRoute: MemberRoute = {
  icon: ShieldCheck,
  page: lazyPart(
    () => import('./ControlPage.tsx').then(({ ControlPage }) => ControlPage),
    ['account-menu', 'play-limits', 'play', 'errors'],
  ),
};
