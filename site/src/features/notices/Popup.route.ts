import { lazyPart } from '../../core/loading/chunks.ts';

export const popupRoute = lazyPart(() => import('./Popup.tsx').then(({ Popup }) => Popup), ['notices']);
