import { lazyPart } from '../../core/loading/chunks.ts';

export const feedbackRoute = lazyPart(
  () => import('./Feedback.tsx').then(({ Feedback }) => Feedback),
  ['feedback', 'picture-upload', 'footer', 'errors'],
);
