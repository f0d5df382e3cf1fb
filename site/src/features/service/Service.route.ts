import { lazyPart } from '../../core/loading/chunks.ts';

export const serviceRoute = lazyPart(
  () => import('./Service.tsx').then(({ Service }) => Service),
  ['service', 'footer'],
);
