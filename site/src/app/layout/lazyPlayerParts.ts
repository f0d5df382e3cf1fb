import type { Area } from '@baize/messages';
import { lazyPart } from '../../core/loading/chunks.ts';

const load = () => import('./playerParts.ts');
const words: readonly Area[] = ['account-menu', 'member', 'payments', 'play', 'safety', 'errors'];

export const PlayerCorner = lazyPart(() => load().then((player) => player.PlayerCorner), words).component;
export const BalanceCorner = lazyPart(() => load().then((player) => player.BalanceCorner), words).component;
export const PlayerPhoneCorner = lazyPart(() => load().then((player) => player.PlayerPhoneCorner), words).component;
export const PlayerTabs = lazyPart(() => load().then((player) => player.PlayerTabs), words).component;
export const WalletActions = lazyPart(() => load().then((player) => player.WalletActions), words).component;
export const SessionStrip = lazyPart(() => load().then((player) => player.SessionStrip), words).component;
export const KeepFavourites = lazyPart(() => load().then((player) => player.KeepFavourites), words).component;
export const ListenToPushes = lazyPart(() => load().then((player) => player.ListenToPushes), words).component;
export const HoldTracking = lazyPart(() => load().then((player) => player.HoldTracking), words).component;
export const TrackArrivals = lazyPart(() => load().then((player) => player.TrackArrivals), words).component;
export const OpenMoney = lazyPart(() => load().then((player) => player.OpenMoney), words).component;
export const SessionEnd = lazyPart(() => load().then((player) => player.SessionEnd), words).component;
