import { lazyPart } from '../core/loading/chunks.ts';

export const copiedNoticeRoute = lazyPart(
  () => import('./CopiedNotice.tsx').then(({ CopiedNotice }) => CopiedNotice),
  ['account-menu'],
);
