export { announcements } from './announcements.ts';
export { type BrandDocument, type BrandFile, type BrandReading, readBrand } from './brand.ts';
export { type Cipher, joseCipher, type PlatformKey } from './cipher.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export {
  type Access,
  type AnyEndpoint,
  type Endpoint,
  endpoint,
  type InputOf,
  type Method,
  type MoneyEndpoint,
  type RequestOf,
  readQuery,
  type ValueOf,
  type WireOf,
} from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { type ErrorDetails, type ErrorKind, type ErrorOutcome, GatewayError } from './error.ts';
export { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from './favourites.ts';
export { gameDetail } from './gameDetail.ts';
export { gameList } from './gameList.ts';
export { gameMenus, gameVendors, hotGames, vendorLanes, winnerBoard } from './games.ts';
export { countingDrops } from './list.ts';
export { openedDraws, openedNumbers, popularLotteries, vnGames } from './lottery.ts';
export { memberInfo, playerAvatar, unreadCount } from './member.ts';
export { createNetwork, fetchBrand, type Network } from './network.ts';
export { launchGame, playSession, takeBreak } from './play.ts';
export { promotions } from './promotions.ts';
export { captcha, changePassword, login, logout, type Refusal, readRefusal, register } from './session.ts';
export { countryCode, type ModuleNode, permission, registerSettings, systemStatus } from './system.ts';
export { balance, merchantWallet } from './wallet.ts';
