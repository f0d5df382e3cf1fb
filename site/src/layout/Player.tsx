import { part } from '../app/chunks.ts';

const load = () => import('./playerParts.ts');

export const PlayerCorner = part(() => load().then((player) => player.PlayerCorner)).component;
export const PlayerPhoneCorner = part(() => load().then((player) => player.PlayerPhoneCorner)).component;
export const PlayerTabs = part(() => load().then((player) => player.PlayerTabs)).component;
export const SessionStrip = part(() => load().then((player) => player.SessionStrip)).component;
export const KeepFavourites = part(() => load().then((player) => player.KeepFavourites)).component;
