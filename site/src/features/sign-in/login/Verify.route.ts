import { lazyPart } from '../../../core/loading/chunks.ts';

export const verifyRoute = lazyPart(
  () => import('./Verify.tsx').then(({ Verify }) => Verify),
  ['verify', 'verification-codes', 'login', 'errors'],
);
