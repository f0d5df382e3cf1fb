import { lazyPart } from '../../core/loading/chunks.ts';

export const agreeRoute = lazyPart(() => import('./Agree.tsx').then(({ Agree }) => Agree), ['content', 'errors']);
