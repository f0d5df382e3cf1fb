import { lazyPart } from '../../core/loading/chunks.ts';

export const searchRoute = lazyPart(
  () => import('./Search.tsx').then(({ Search }) => Search),
  ['search', 'list-controls'],
);
