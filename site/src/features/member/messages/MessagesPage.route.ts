import { Mail } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const messagesPageRoute: MemberRoute = {
  icon: Mail,
  count: 'messages',
  page: lazyPart(
    () => import('./MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage),
    ['inbox', 'member', 'list-controls', 'errors'],
  ),
};
