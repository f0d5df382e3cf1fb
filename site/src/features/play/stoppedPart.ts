import { lazyPart } from '../../core/loading/chunks.ts';

/** Page after the stop of all play; it is fetched ahead wherever the button is, so that a press shows it at once. */
export const stoppedPart = lazyPart(() => import('./Stopped.tsx').then(({ Stopped }) => Stopped), ['safety']);
