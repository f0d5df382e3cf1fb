import { lazyPart } from '../../../core/loading/chunks.ts';

export const signOutRoute = lazyPart(() => import('./SignOut.tsx').then(({ SignOut }) => SignOut), ['account-menu']);
