import { lazyPart } from '../../../core/loading/chunks.ts';

export const takeBreakRoute = lazyPart(
  () => import('./TakeBreak.tsx').then(({ TakeBreak }) => TakeBreak),
  ['play', 'play-limits', 'member', 'errors'],
);
