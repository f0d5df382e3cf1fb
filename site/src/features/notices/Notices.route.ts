import { lazyPart } from '../../core/loading/chunks.ts';

export const noticesRoute = lazyPart(() => import('./Notices.tsx').then(({ Notices }) => Notices), ['notices']);
