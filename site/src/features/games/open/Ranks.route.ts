import { lazyPart } from '../../../core/loading/chunks.ts';

export const ranksRoute = lazyPart(() => import('./Ranks.tsx').then(({ Ranks }) => Ranks), ['leaderboard']);
