/** Player-only parts, in one chunk that visitors never load. */
export { KeepFavourites } from '../../data/KeepFavourites.tsx';
export { SessionEnd } from '../../features/sign-in/session/SessionEnd.tsx';
export { OpenMoney } from '../../money/OpenMoney.tsx';
export { TrackArrivals } from '../../money/TrackArrivals.tsx';
export { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
export { HoldTracking } from './HoldTracking.tsx';
export { ListenToPushes } from './ListenToPushes.tsx';
export { PlayerCorner, PlayerPhoneCorner } from './PlayerCorner.tsx';
export { PlayerTabs } from './PlayerTabs.tsx';
export { SessionStrip } from './SessionStrip.tsx';
export { WalletActions } from './WalletActions.tsx';
