import { lazyPart } from '../../core/loading/chunks.ts';

export const joinPromotionRoute = lazyPart(
  () => import('./JoinPromotion.tsx').then(({ JoinPromotion }) => JoinPromotion),
  ['promotions', 'promotion-cards', 'picture-upload', 'errors'],
);
