import { lazyPart } from '../../../core/loading/chunks.ts';

export const gameSheetDialogRoute = lazyPart(
  () => import('./GameSheetDialog.tsx').then(({ GameSheetDialog }) => GameSheetDialog),
  ['lobby', 'errors'],
);
