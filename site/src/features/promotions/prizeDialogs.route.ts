import { lazyPart } from '../../core/loading/chunks.ts';

export const raffleRoute = lazyPart(
  () => import('./prizeDialogs.tsx').then(({ RaffleDialog }) => RaffleDialog),
  ['promotions', 'promotion-cards', 'payments', 'errors'],
);

export const redEnvelopeRoute = lazyPart(
  () => import('./prizeDialogs.tsx').then(({ RedEnvelopeDialog }) => RedEnvelopeDialog),
  ['promotions', 'promotion-cards', 'payments', 'errors'],
);
