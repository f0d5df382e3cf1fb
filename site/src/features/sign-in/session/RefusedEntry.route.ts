import { lazyPart } from '../../../core/loading/chunks.ts';

export const refusedEntryRoute = lazyPart(
  () => import('./RefusedEntry.tsx').then(({ RefusedEntry }) => RefusedEntry),
  ['safety'],
);
