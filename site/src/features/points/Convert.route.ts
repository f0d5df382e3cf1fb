import { lazyPart } from '../../core/loading/chunks.ts';

export const convertRoute = lazyPart(
  () => import('./Convert.tsx').then(({ Convert }) => Convert),
  ['points', 'payments', 'footer', 'errors'],
);
