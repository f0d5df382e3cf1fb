import { lazyPart } from '../core/loading/chunks.ts';

export const consentRoute = lazyPart(() => import('./Consent.tsx').then(({ Consent }) => Consent), ['footer']);
