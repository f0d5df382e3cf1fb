import { lazyPart } from '../../../core/loading/chunks.ts';

export const changePasswordRoute = lazyPart(
  () => import('./ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
  ['login', 'validation', 'errors'],
);
