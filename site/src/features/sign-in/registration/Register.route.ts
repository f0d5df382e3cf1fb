import { lazyPart } from '../../../core/loading/chunks.ts';

export const registerRoute = lazyPart(
  () => import('./Register.tsx').then(({ Register }) => Register),
  ['login', 'registration', 'verification-codes', 'passwords', 'social-login', 'validation', 'errors'],
);
