import { lazyPart } from '../../core/loading/chunks.ts';

export const notOfferedDialogRoute = lazyPart(
  () => import('./NotOfferedDialog.tsx').then(({ NotOfferedDialog }) => NotOfferedDialog),
  ['status-pages'],
);
