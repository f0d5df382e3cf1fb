import { checkAffiliate } from './affiliate.ts';
import { announcements } from './announcements.ts';
import { domainRoute } from './domains.ts';
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from './favourites.ts';
import { feedbackSettings, sendFeedback } from './feedback.ts';
import { startFreePlay } from './freePlay.ts';
import { gameDetail } from './gameDetail.ts';
import { gameList } from './gameList.ts';
import { gameMenus, hotGames, winnerBoard } from './games.ts';
import { blogPost, blogPosts, helpCenter } from './help.ts';
import { humanChallenge } from './humanCheck.ts';
import { openedDraws, openedNumbers, popularLotteries, recentLotteries, vnGames } from './lottery.ts';
import { drawHistory, lotteryBets, placeBet, runningDraw } from './lotteryBets.ts';
import { memberInfo, playerAvatar, unreadCount } from './member.ts';
import { moneyFate } from './moneyFate.ts';
import { resetPassword, sendPasswordLetter } from './passwords.ts';
import { launchGame, launchSports, playSession, takeBreak } from './play.ts';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  redeemPointList,
  redeemPointReward,
} from './points.ts';
import {
  claimPromotion,
  claimRaffle,
  joinPromotion,
  openRedEnvelope,
  promotionDetail,
  promotions,
  uploadPromotionPicture,
} from './promotions.ts';
import { captchaProof } from './proof.ts';
import { rankList } from './ranks.ts';
import { referralInfo } from './referral.ts';
import { registerSettings } from './registerSettings.ts';
import { joinRoom, roomList } from './rooms.ts';
import { serviceLink } from './service.ts';
import { captcha, changePassword, login, logout, register, registerMobile } from './session.ts';
import { prolongSession, sessionLife } from './sessionLife.ts';
import { sendAccountCode, sendRegistrationCode } from './smsCodes.ts';
import { socialLogin } from './socialLogin.ts';
import { countryCode, permission, systemStatus } from './system.ts';
import { gameVendors, vendorLanes } from './vendors.ts';
import { sendVerification, verificationWays, verifyLogin } from './verification.ts';
import { vipClub } from './vip.ts';
import { balance, merchantWallet } from './wallet.ts';

/** Every call of the contract by name, for whoever goes through all of them; a page imports only the calls it makes. */
export const endpoints = {
  addFavourite,
  announcements,
  balance,
  blogPost,
  blogPosts,
  captcha,
  captchaProof,
  changePassword,
  checkAffiliate,
  claimPromotion,
  claimRaffle,
  convertPoint,
  countryCode,
  domainRoute,
  drawHistory,
  favouriteGames,
  favouriteIds,
  feedbackSettings,
  gameDetail,
  gameList,
  gameMenus,
  gameVendors,
  helpCenter,
  hotGames,
  humanChallenge,
  joinPromotion,
  joinRoom,
  launchGame,
  launchSports,
  login,
  logout,
  lotteryBets,
  memberInfo,
  merchantWallet,
  moneyFate,
  openRedEnvelope,
  openedDraws,
  openedNumbers,
  permission,
  placeBet,
  playSession,
  playerAvatar,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  popularLotteries,
  prolongSession,
  promotionDetail,
  promotions,
  rankList,
  recentGames,
  recentLotteries,
  redeemPointList,
  redeemPointReward,
  referralInfo,
  register,
  registerMobile,
  registerSettings,
  removeFavourite,
  resetPassword,
  roomList,
  runningDraw,
  sendAccountCode,
  sendFeedback,
  sendPasswordLetter,
  sendRegistrationCode,
  sendVerification,
  serviceLink,
  sessionLife,
  socialLogin,
  startFreePlay,
  systemStatus,
  takeBreak,
  unreadCount,
  uploadPromotionPicture,
  vendorLanes,
  verificationWays,
  verifyLogin,
  vipClub,
  vnGames,
  winnerBoard,
} as const;
