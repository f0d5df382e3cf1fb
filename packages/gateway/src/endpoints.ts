import { announcements } from './announcements.ts';
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from './favourites.ts';
import { gameDetail } from './gameDetail.ts';
import { gameList } from './gameList.ts';
import { gameMenus, gameVendors, hotGames, vendorLanes, winnerBoard } from './games.ts';
import { openedDraws, openedNumbers, popularLotteries, vnGames } from './lottery.ts';
import { memberInfo, playerAvatar, unreadCount } from './member.ts';
import { launchGame, playSession, takeBreak } from './play.ts';
import { promotions } from './promotions.ts';
import { captcha, changePassword, login, logout, register } from './session.ts';
import { countryCode, permission, registerSettings, systemStatus } from './system.ts';
import { balance, merchantWallet } from './wallet.ts';

/** Every call of the contract by name, for whoever goes through all of them; a page imports only the calls it makes. */
export const endpoints = {
  login,
  logout,
  register,
  captcha,
  changePassword,
  countryCode,
  systemStatus,
  permission,
  registerSettings,
  memberInfo,
  playerAvatar,
  unreadCount,
  balance,
  merchantWallet,
  gameMenus,
  vendorLanes,
  gameVendors,
  gameList,
  hotGames,
  recentGames,
  favouriteGames,
  favouriteIds,
  addFavourite,
  removeFavourite,
  winnerBoard,
  gameDetail,
  announcements,
  promotions,
  popularLotteries,
  vnGames,
  openedNumbers,
  openedDraws,
  launchGame,
  playSession,
  takeBreak,
} as const;
