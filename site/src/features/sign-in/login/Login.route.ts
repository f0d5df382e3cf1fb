import { lazyPart } from '../../../core/loading/chunks.ts';

export const loginRoute = lazyPart(
  () => import('./Login.tsx').then(({ Login }) => Login),
  ['login', 'verification-codes', 'passwords', 'social-login', 'validation', 'errors'],
);
