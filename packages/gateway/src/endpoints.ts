import { accountRecord, accountRecords } from './accountRecords.ts';
import { checkAffiliate } from './affiliate.ts';
import { agentEndpoints } from './agentEndpoints.ts';
import { announcements } from './announcements.ts';
import { bettingRecord, bettingRecords, personalProfit } from './betRecords.ts';
import { bonusDetails } from './bonuses.ts';
import {
  bindContact,
  chooseVerification,
  prepareAuthenticator,
  sendContactCode,
  setPaymentPassword,
} from './contacts.ts';
import { cancelDeposit, depositSettings, placeDeposit, sendDepositProof } from './deposits.ts';
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
import { memberCounts, memberInfo, playerAvatar, unreadCount } from './member.ts';
import { deleteMessages, inbox, openMessage, readAllMessages } from './messages.ts';
import { checkInToday, claimMission, missionLeaderboard, missionSummary } from './missions.ts';
import { moneyFate } from './moneyFate.ts';
import { moneyMovement, moneyMovements, moneyQuote, uploadProof } from './movements.ts';
import { endOtherSessions, endSession, openSessions } from './openSessions.ts';
import { resetPassword, sendPasswordLetter } from './passwords.ts';
import { launchGame, launchSports, playSession, takeBreak } from './play.ts';
import {
  cancelLimitRaise,
  confirmRealityCheck,
  excludeSelf,
  playControl,
  setPlayLimit,
  setRealityCheck,
} from './playControl.ts';
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
  chooseIcon,
  closeAccount,
  closingState,
  loginHistory,
  memberIcons,
  memberProfile,
  saveProfile,
} from './profile.ts';
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
import { claimRebate, manualRebate, rebateHistory } from './rebates.ts';
import { referralEarnings, referralFriends, referralInfo, referralSummary } from './referral.ts';
import { registerSettings } from './registerSettings.ts';
import { claimAllRewards, claimReward, rewardCentre } from './rewards.ts';
import { joinRoom, roomList } from './rooms.ts';
import { searchGames } from './searchGames.ts';
import { serviceLink } from './service.ts';
import { captcha, changePassword, login, logout, register, registerMobile } from './session.ts';
import { prolongSession, sessionLife } from './sessionLife.ts';
import { sendAccountCode, sendRegistrationCode } from './smsCodes.ts';
import { socialLogin } from './socialLogin.ts';
import { countryCode, permission, systemStatus } from './system.ts';
import { recallWallets, transferUpline, uplineSettings, wallets, walletTransfer } from './transfers.ts';
import { checkUsername } from './usernameCheck.ts';
import { gameVendors, vendorLanes } from './vendors.ts';
import { sendVerification, verificationWays, verifyLogin } from './verification.ts';
import { vipClub } from './vip.ts';
import { balance, merchantWallet } from './wallet.ts';
import { addPayee, confirmReceipt, disputeReceipt, removePayee, withdraw, withdrawalSettings } from './withdrawals.ts';

/** Every call of the contract by name, for code that goes through all of them; a page imports only the calls it makes. */
export const endpoints = {
  ...agentEndpoints,
  accountRecord,
  accountRecords,
  addFavourite,
  addPayee,
  announcements,
  balance,
  bettingRecord,
  bettingRecords,
  bindContact,
  blogPost,
  blogPosts,
  bonusDetails,
  cancelDeposit,
  cancelLimitRaise,
  captcha,
  captchaProof,
  changePassword,
  checkAffiliate,
  checkInToday,
  checkUsername,
  chooseIcon,
  chooseVerification,
  claimAllRewards,
  claimMission,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  closeAccount,
  closingState,
  confirmRealityCheck,
  confirmReceipt,
  convertPoint,
  countryCode,
  deleteMessages,
  depositSettings,
  disputeReceipt,
  domainRoute,
  drawHistory,
  endOtherSessions,
  endSession,
  excludeSelf,
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
  inbox,
  joinPromotion,
  joinRoom,
  launchGame,
  launchSports,
  login,
  loginHistory,
  logout,
  lotteryBets,
  manualRebate,
  memberCounts,
  memberIcons,
  memberInfo,
  memberProfile,
  merchantWallet,
  missionLeaderboard,
  missionSummary,
  moneyFate,
  moneyMovement,
  moneyMovements,
  moneyQuote,
  openedDraws,
  openedNumbers,
  openMessage,
  openRedEnvelope,
  openSessions,
  permission,
  personalProfit,
  placeBet,
  placeDeposit,
  playControl,
  playerAvatar,
  playSession,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  popularLotteries,
  prepareAuthenticator,
  prolongSession,
  promotionDetail,
  promotions,
  rankList,
  readAllMessages,
  rebateHistory,
  recallWallets,
  recentGames,
  recentLotteries,
  redeemPointList,
  redeemPointReward,
  referralEarnings,
  referralFriends,
  referralInfo,
  referralSummary,
  register,
  registerMobile,
  registerSettings,
  removeFavourite,
  removePayee,
  resetPassword,
  rewardCentre,
  roomList,
  runningDraw,
  saveProfile,
  searchGames,
  sendAccountCode,
  sendContactCode,
  sendDepositProof,
  sendFeedback,
  sendPasswordLetter,
  sendRegistrationCode,
  sendVerification,
  serviceLink,
  sessionLife,
  setPaymentPassword,
  setPlayLimit,
  setRealityCheck,
  socialLogin,
  startFreePlay,
  systemStatus,
  takeBreak,
  transferUpline,
  unreadCount,
  uplineSettings,
  uploadPromotionPicture,
  uploadProof,
  vendorLanes,
  verificationWays,
  verifyLogin,
  vipClub,
  vnGames,
  wallets,
  walletTransfer,
  winnerBoard,
  withdraw,
  withdrawalSettings,
} as const;
