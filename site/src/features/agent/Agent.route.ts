import { lazyPart } from '../../core/loading/chunks.ts';

export const agentRoute = lazyPart(() => import('./Agent.tsx').then(({ Agent }) => Agent), ['agent']);
