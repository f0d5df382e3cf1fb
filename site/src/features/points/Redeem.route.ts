import { lazyPart } from '../../core/loading/chunks.ts';

export const redeemRoute = lazyPart(
  () => import('./Redeem.tsx').then(({ Redeem }) => Redeem),
  ['points', 'payments', 'errors'],
);
