import { lazyPart } from '../../core/loading/chunks.ts';

export const memberRoute = lazyPart(
  () => import('./Member.tsx').then(({ Member }) => Member),
  ['member', 'account-menu', 'status-pages'],
);
