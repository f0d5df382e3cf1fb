import type { Area } from '@baize/messages';
import { part } from '../../core/loading/chunks.ts';

const load = () => import('./playerParts.ts');
const words: readonly Area[] = ['account', 'member', 'money', 'play', 'refusals'];

export const PlayerCorner = part(() => load().then((player) => player.PlayerCorner), words).component;
export const PlayerPhoneCorner = part(() => load().then((player) => player.PlayerPhoneCorner), words).component;
export const PlayerTabs = part(() => load().then((player) => player.PlayerTabs), words).component;
export const WalletActions = part(() => load().then((player) => player.WalletActions), words).component;
export const SessionStrip = part(() => load().then((player) => player.SessionStrip), words).component;
export const KeepFavourites = part(() => load().then((player) => player.KeepFavourites), words).component;
export const OpenMoney = part(() => load().then((player) => player.OpenMoney), words).component;
export const SessionEnd = part(() => load().then((player) => player.SessionEnd), words).component;
