import { UserPlus } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

export const registerPageRoute: AgentRoute = {
  icon: UserPlus,
  page: lazyPart(
    () => import('./RegisterPage.tsx').then(({ RegisterPage }) => RegisterPage),
    ['agent', 'team', 'login', 'validation', 'errors'],
  ),
};
