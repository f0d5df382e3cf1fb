import { lazyPart } from '../../../core/loading/chunks.ts';

export const trueAccountRoute = lazyPart(
  () => import('./TrueAccount.tsx').then(({ TrueAccount }) => TrueAccount),
  ['account-menu'],
);
