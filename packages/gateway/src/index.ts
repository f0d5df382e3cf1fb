export {
  accountRecord,
  accountRecords,
} from './accountRecords.ts';
export { checkAffiliate } from './affiliate.ts';
export {
  disableInvitation,
  type Invitation,
  invitationStates,
  invitations,
  makeInvitation,
  openDownline,
} from './agentAccounts.ts';
export {
  billDetail,
  bills,
  collectBill,
  denyBill,
  objectToBill,
  payBill,
} from './agentBills.ts';
export {
  answerRebate,
  changeRebate,
  consolidatedFunds,
  contractDetail,
  contractLog,
  contracts,
  processContract,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
  proposalBasis,
  proposeContract,
  type RebateRequest,
} from './agentContracts.ts';
export {
  agentAnnouncements,
  messageDownline,
  messageUpline,
  openAgentAnnouncement,
} from './agentMessages.ts';
export {
  agentIncome,
  profitViews,
  teamBets,
  teamProfit,
  teamTransactions,
} from './agentReports.ts';
export type { NamedBill, NamedContract } from './agentShapes.ts';
export {
  type AgentAttention,
  agentAttention,
  agentProfile,
  type DownlineRow,
  downline,
  downlineTransferSettings,
  type TeamFigures,
  teamLevel,
  teamOverview,
  teamSearch,
  transferDownline,
} from './agentTeam.ts';
export { allPages } from './allPages.ts';
export { announcements } from './announcements.ts';
export { bettingRecord, bettingRecords, personalProfit } from './betRecords.ts';
export { bonusDetails } from './bonuses.ts';
export { type BrandDocument, type BrandFile, type BrandReading, brandDocument, readBrand } from './brand.ts';
export { joseCipher } from './cipher.ts';
export { type CallOptions, type Client, type ClientOptions, createClient, type DroppedItems } from './client.ts';
export {
  bindContact,
  chooseVerification,
  prepareAuthenticator,
  sendContactCode,
  setPaymentPassword,
} from './contacts.ts';
export {
  cancelDeposit,
  type DepositBonus,
  type DepositMethod,
  depositKinds,
  depositSettings,
  placeDeposit,
  sendDepositProof,
} from './deposits.ts';
export { domainRoute, fastestOrigin } from './domains.ts';
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
export { feedbackSettings, sendFeedback } from './feedback.ts';
export { startFreePlay } from './freePlay.ts';
export { gameDetail } from './gameDetail.ts';
export { gameList } from './gameList.ts';
export { gameMenus, hotGames, winnerBoard } from './games.ts';
export { blogPost, blogPosts, helpCenter } from './help.ts';
export { type HumanCheckSetting, type HumanProof, humanChallenge } from './humanCheck.ts';
export { countingDrops } from './list.ts';
export { openedDraws, openedNumbers, popularLotteries, recentLotteries, vnGames } from './lottery.ts';
export { drawHistory, lotteryBets, placeBet, runningDraw } from './lotteryBets.ts';
export {
  type AgeMark,
  ageMarkOf,
  emblemAddress,
  knownLicences,
  knownNetworks,
  type Mark,
  type MarkLabel,
  networkOf,
} from './marks.ts';
export { memberCounts, memberInfo, playerAvatar, unreadCount } from './member.ts';
export { deleteMessages, inbox, openMessage, readAllMessages } from './messages.ts';
export { checkInToday, claimMission, missionLeaderboard, missionSummary } from './missions.ts';
export { moneyFate } from './moneyFate.ts';
export {
  agreedTo,
  type MoneyQuote,
  moneyMovement,
  moneyMovements,
  moneyQuote,
  readMoneyQuote,
  uploadProof,
} from './movements.ts';
export { createNetwork, type EarlyAnswers, fetchBrand, type Network } from './network.ts';
export { endOtherSessions, endSession, openSessions } from './openSessions.ts';
export { resetPassword, sendPasswordLetter } from './passwords.ts';
export {
  type IntentStorage,
  type KnownFate,
  learnFate,
  makePaymentTracker,
  type PaymentTracker,
  type PaymentTrackerOptions,
  type PressEnd,
  type SendOptions,
} from './paymentTracker.ts';
export { createPhoneVerifier, type PhoneVerifier, type PhoneVerifierOptions } from './phoneVerifier.ts';
export { longestBody } from './pictureData.ts';
export { launchGame, launchSports, playSession, takeBreak } from './play.ts';
export {
  cancelLimitRaise,
  confirmRealityCheck,
  excludeSelf,
  playControl,
  setPlayLimit,
  setRealityCheck,
} from './playControl.ts';
export {
  convertPoint,
  type PointQuote,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  type Redemption,
  readQuote,
  readTriesLeft,
  redeemPointList,
  redeemPointReward,
} from './points.ts';
export {
  chooseIcon,
  closeAccount,
  closingState,
  loginHistory,
  memberIcons,
  memberProfile,
  saveProfile,
} from './profile.ts';
export {
  claimPromotion,
  claimRaffle,
  joinPromotion,
  openRedEnvelope,
  promotionDetail,
  promotions,
  uploadPromotionPicture,
} from './promotions.ts';
export { captchaProof, hex, solveProof } from './proof.ts';
export { rankList } from './ranks.ts';
export { claimRebate, manualRebate, rebateHistory } from './rebates.ts';
export { longestRecordPage } from './recordFields.ts';
export { referralEarnings, referralFriends, referralInfo, referralSummary } from './referral.ts';
export { registerSettings } from './registerSettings.ts';
export { addressOf } from './request.ts';
export { claimAllRewards, claimReward, rewardCentre } from './rewards.ts';
export { joinRoom, roomList } from './rooms.ts';
export type { Cipher, PlatformKey } from './sealing.ts';
export { searchGames } from './searchGames.ts';
export { servedScript } from './servedScript.ts';
export { serviceLink } from './service.ts';
export { desPathOpener, type PathOpener } from './servicePath.ts';
export {
  captcha,
  changePassword,
  login,
  logout,
  type Refusal,
  readRefusal,
  register,
  registerMobile,
} from './session.ts';
export { prolongSession, sessionLife } from './sessionLife.ts';
export { sendAccountCode, sendRegistrationCode } from './smsCodes.ts';
export { socialLogin } from './socialLogin.ts';
export { countryCode, type ModuleNode, permission, systemStatus } from './system.ts';
export { recallWallets, transferUpline, uplineSettings, wallets, walletTransfer } from './transfers.ts';
export { checkUsername } from './usernameCheck.ts';
export { gameVendors, vendorLanes } from './vendors.ts';
export {
  sendVerification,
  type VerificationKind,
  verificationKinds,
  verificationWays,
  verifyLogin,
} from './verification.ts';
export { vipClub } from './vip.ts';
export { balance, merchantWallet } from './wallet.ts';
export {
  addPayee,
  confirmReceipt,
  disputeReceipt,
  longestDispute,
  removePayee,
  withdraw,
  withdrawalSettings,
} from './withdrawals.ts';
