import { lazyPart } from '../../../core/loading/chunks.ts';

export const vendorGamesRoute = lazyPart(
  () => import('./VendorGames.tsx').then(({ VendorGames }) => VendorGames),
  ['categories', 'lobby', 'play'],
);
