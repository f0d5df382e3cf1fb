import { lazyPart } from '../../../core/loading/chunks.ts';

export const forgotRoute = lazyPart(
  () => import('./Forgot.tsx').then(({ Forgot }) => Forgot),
  ['passwords', 'verification-codes', 'login', 'validation', 'errors'],
);
