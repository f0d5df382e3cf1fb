export { gameAddress, readWebAddress, safeExternal, sameOriginPath } from './addresses.ts';
export { addAmounts, compareAmounts, shareOf, subtractAmounts } from './amounts.ts';
export { type Availability, decideAvailability, readSystemStatus, type SystemStatus } from './availability.ts';
export { bannerGroup, decideLinkage, dialogBannerGroup, type Linkage } from './banners.ts';
export { greater, lesser } from './bigints.ts';
export {
  type Bill,
  type BillActor,
  type BillAnswer,
  type BillEvent,
  type BillLogEntry,
  type BillRefusal,
  type BillState,
  type BillStep,
  type BillTimes,
  type BillTurn,
  billRemainder,
  billShortfall,
  billTimes,
  billTurn,
  issueBill,
  stepBill,
  wasDecided,
} from './bills.ts';
export type { BlogPost } from './blog.ts';
export {
  type Bonus,
  type BonusState,
  bonusProgress,
  bonusStates,
  countWager,
  type Turnover,
  turnoverLeft,
  turnoversAt,
  type Wager,
} from './bonuses.ts';
export { addDays, dayOf, dayStart, firstOfMonth, mondayOf, readDay, readTimeZone, type Span } from './calendar.ts';
export {
  arrangeCategories,
  categoryPath,
  dropDownVendors,
  hasLobby,
  menuPath,
  permittedCategories,
  type VendorDestination,
  type VendorLists,
  vendorDestination,
} from './categories.ts';
export { orderOrigins, pictureSources } from './cdn.ts';
export {
  activeContract,
  actOnContract,
  type BookAnswer,
  type BookEvent,
  type BookRefusal,
  type BookRules,
  type BookStep,
  type ContractProposal,
  ownBounds,
  proposeContract,
  tickContracts,
} from './contractBook.ts';
export { nextPeriodStart, periodAt, periodsBefore } from './contractCycles.ts';
export {
  type ChangeEffect,
  type ContractDifference,
  contractDifference,
  type FieldChange,
  type TierDifference,
} from './contractDifference.ts';
export {
  type Acceptance,
  acceptanceOf,
  type ChangeAbove,
  type ContractEnding,
  contractEndings,
  type Termination,
  terminationOf,
} from './contractEndings.ts';
export {
  type Contract,
  type ContractActor,
  type ContractAnswer,
  type ContractBook,
  type ContractEvent,
  type ContractLogEntry,
  type ContractRefusal,
  type ContractState,
  type ContractStep,
  type ContractTurn,
  contractActions,
  contractSpan,
  contractTurn,
  type EndCause,
  isContractOver,
  isInForce,
  requestContract,
  requestLifeMs,
  stepContract,
} from './contracts.ts';
export {
  type BoundSource,
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  type Cycle,
  checkTerms,
  contractKinds,
  cycles,
  type FieldBound,
  fieldBound,
  fitTerms,
  isRate,
  kindRules,
  mostTiers,
  type TermsBounds,
  type TermsProblem,
  type TierCondition,
  type TierField,
  type TierRate,
  tierFields,
} from './contractTerms.ts';
export {
  checkField,
  checkLogin,
  type FieldError,
  type FieldErrors,
  type FieldRule,
  type FieldRules,
  type LoginFields,
  readLogin,
} from './credentials.ts';
export { type CsvCell, csvOf, exportName, exportPlan, mostExported } from './csv.ts';
export { announcedAt, type DeadlinePhase, deadlinePhase } from './deadlines.ts';
export { readDecimal } from './decimal.ts';
export { otherDomains, sameAddressAt } from './domains.ts';
export { countdownText, type DrawPhase, type DrawTimes, drawPhase, passedMark } from './drawTime.ts';
export { type ErrorCode, errorCodes, readErrorCode } from './errors.ts';
export { isOn, readGtagId, readModules, type Toggle, toggles } from './features.ts';
export {
  checkFeedback,
  type FeedbackProblem,
  type FeedbackType,
  feedbackTypes,
} from './feedback.ts';
export { type ForgotMode, forgotModes } from './forgotModes.ts';
export {
  type Category,
  type Game,
  type GameFacts,
  type GameType,
  gameTypes,
  type Vendor,
  type VendorLane,
} from './games.ts';
export { decideGate, type GateDecision } from './gate.ts';
export { cleanPath, decideVisit, type Visit } from './guard.ts';
export { type HelpArticle, type HelpCategory, helpCategories, plainText, searchHelp } from './help.ts';
export { type JackpotBase, jackpotAt, jackpotRisesIn } from './jackpot.ts';
export { arrangeLanes } from './lanes.ts';
export { languageTag } from './language.ts';
export {
  decideLaunch,
  decideVendorLaunch,
  type Launchable,
  type LaunchDecision,
} from './launch.ts';
export { isLotteryType, type LaunchRoute, type LotteryAddress, launchRoute, lotteryPath } from './launchPaths.ts';
export {
  availableLists,
  type Classification,
  canLoadMore,
  classifications,
  favouritesQuery,
  firstView,
  gamesQuery,
  hotQuery,
  type ListType,
  type LobbyContext,
  type LobbyView,
  listNeedsPlayer,
  listTypes,
  lobbyOffers,
  lobbyPageSize,
  type MinimumBet,
  mergePages,
  minimumBets,
  parseLobby,
  printLobby,
  withClassify,
  withList,
  withMinBet,
  withName,
  withNextPage,
  withVendor,
} from './lobby.ts';
export type { Draw, Lottery } from './lotteries.ts';
export type { LotteryBet, RunningDraw } from './lotteryBets.ts';
export { favouritesOf, type LotteryFavourites, readLotteryFavourites, toggleLottery } from './lotteryFavourites.ts';
export {
  checkPick,
  combinationsOf,
  type DrawKind,
  emptyPick,
  figuresOf,
  isHit,
  isPlayType,
  type Pick as LotteryPick,
  type PlayType,
  placesOf,
  playsOf,
  playTypes,
  prizeMinor,
  prizeOf,
  signsOf,
  toggleSign,
  withSigns,
} from './lotteryPlay.ts';
export {
  type Affordability,
  canAfford,
  checkStake,
  mostLines,
  type Play,
  type Pricing,
  priceSlip,
  type SlipLine,
  type StakeProblem,
  settleSlip,
} from './lotterySlip.ts';
export {
  firstLotteryView,
  type LotteryList,
  type LotteryRecords,
  type LotteryView,
  lotteryListNeedsPlayer,
  lotteryLists,
  lotteryRecords,
  parseLotteryView,
  printLotteryView,
} from './lotteryView.ts';
export {
  canOpenAgentCentre,
  canOpenMemberCentre,
  customerService,
  type Member,
  type MemberKind,
  memberKind,
  type Viewer,
  viewerOf,
} from './member.ts';
export {
  arrangeInbox,
  badgeCount,
  type InboxMessage,
  type MessageKind,
  messageKinds,
  withoutMessages,
} from './messages.ts';
export {
  arrangeMissions,
  type CheckIn,
  type CheckInState,
  checkInDays,
  checkInPoints,
  checkInStand,
  countsMoney,
  type Mission,
  type MissionGoal,
  type MissionState,
  type MissionTab,
  missionGoals,
  missionProgress,
  missionState,
  missionStates,
  missionTabs,
  nextReset,
} from './missions.ts';
export {
  type Currency,
  currencySymbol,
  formatMoney,
  fromMinor,
  type MoneyParts,
  minus,
  moneyParts,
  toMinor,
  usableBalance,
} from './money.ts';
export { firstFlow, isOpen, type MoneyEvent, type MoneyFlow, type Quoted, stepMoney } from './moneyFlow.ts';
export {
  afterMoneyFailure,
  type BetAsked,
  fatePauses,
  type MoneyFailure,
  type MoneyFate,
  type MoneyIntent,
  moneyFates,
  readIntents,
} from './moneyIntent.ts';
export {
  type BonusRule,
  checkMoney,
  type FeeRule,
  type MoneyCheck,
  type MoneyTerms,
  mostMovable,
} from './moneyTerms.ts';
export {
  isLife,
  isOver,
  type MoneyMovement,
  type MovementKind,
  type MovementState,
  type MovementStep,
  movementKinds,
  movementStates,
  nextStates,
  type PaymentDetails,
  type PaymentLine,
  paymentLines,
  type TimelineStep,
  timelineOf,
} from './movements.ts';
export {
  type Announcement,
  type Announcements,
  type BannerSlide,
  decidePopup,
  type Notice,
  noticeTime,
  splitAnnouncements,
} from './notices.ts';
export { languageParameter, type PageLinks, pageLinks } from './pageLinks.ts';
export { type ListPage, pageOf, readPage } from './paging.ts';
export { checkReset, isDefaultPassword, mustChange } from './passwords.ts';
export { compilePattern, satisfies } from './pattern.ts';
export { type LengthSpan, lengthSpan, type PatternKind, patternKinds, readPatternId } from './patternKinds.ts';
export {
  checkPayee,
  mostPayees,
  type Payee,
  type PayeeDraft,
  type PayeeIssue,
  type PayeeIssues,
  type PayeeKind,
  payeeKinds,
  payeeNumber,
} from './payees.ts';
export { readPhoneAuthError } from './phoneAuth.ts';
export { checkPicture, type PictureFault, type PictureFormat, pictureLimits, readPicture } from './pictures.ts';
export {
  cancelRaise,
  changeLimit,
  checkLimit,
  type LimitChange,
  type LimitCheck,
  type LimitedAction,
  type LimitKind,
  type LimitPeriod,
  type LimitStanding,
  limitAt,
  limitKinds,
  limitPeriods,
  limitResets,
  type PlayLimit,
  raiseDelayMs,
  tightestLimit,
  tightestOfEachKind,
  withinLimits,
} from './playLimits.ts';
export {
  breakHours,
  coolOffDays,
  exclusionMonths,
  isResting,
  longerRest,
  type PlayRest,
  type RestKind,
  restKinds,
  restLengths,
  restOf,
} from './playRest.ts';
export { type Elapsed, elapsed, netResult, secondsUntil } from './playSession.ts';
export {
  lastSitting,
  realityCheckDue,
  realityChoices,
  realityInterval,
  realityMinutes,
  type Sitting,
  sittingPauseMs,
  timePresent,
} from './playTime.ts';
export {
  arrangeRewards,
  firstMall,
  type MallTab,
  type MallView,
  mallTabs,
  parseMall,
  printMall,
  type RecordDays,
  type RewardSort,
  recordDays,
  rewardSorts,
} from './pointMall.ts';
export {
  type ConversionCheck,
  checkConversion,
  checkRedemption,
  formatPoints,
  mostConvertible,
  type PointRate,
  type PointType,
  type Purse,
  pointTypes,
  type RedemptionCheck,
  type RedemptionKind,
  type RedemptionStatus,
  type Reward,
  type RewardKind,
  type RewardState,
  redemptionKinds,
  redemptionStatuses,
  rewardKinds,
  rewardState,
} from './points.ts';
export {
  type BirthdayProblem,
  type ClosingObstacle,
  type Contact,
  type ContactKind,
  checkBirthday,
  checkNickname,
  checkPaymentPassword,
  closingDays,
  closingObstacles,
  contactKinds,
  maskAddress,
  maskEmail,
  maskMobile,
  nicknameRule,
  type PaymentPasswordErrors,
  paymentPasswordRule,
} from './profile.ts';
export { mostPeriods, type ProfitStep, periodsOf, profitSteps, stepFor, stepsFor } from './profit.ts';
export {
  type ActivityStatus,
  activityStatuses,
  decideOffer,
  longestRemark,
  type OfferStep,
  offerTurnsAt,
  type PrizeKind,
  type Promotion,
  type PromotionPhase,
  type PromotionType,
  prizeKinds,
  promotionFilter,
  promotionPhase,
  promotionTypes,
  readActivityStatus,
  readPromotionType,
  wagerDone,
} from './promotions.ts';
export {
  periodEnd,
  periodStart,
  type Ranked,
  type RankPeriod,
  rankAmong,
  rankPeriods,
  readRankPeriod,
} from './ranks.ts';
export { claimableRebates, type RebateLine, rebateOf, rebateTotal } from './rebates.ts';
export {
  checkProofs,
  checkReceipt,
  type ProofCheck,
  type ProofState,
  type ReceiptCheck,
  type ReceiptDraft,
  type ReceiptResult,
  type ReceiptStep,
  receiptResults,
  receiptStep,
  remainderOf,
} from './receipts.ts';
export { recordPageParameter, recordParameters, recordPrefix } from './recordParameters.ts';
export {
  checkRange,
  daysOf,
  longestRange,
  type RangeProblem,
  type RecordDates,
  type RecordPreset,
  readDates,
  recordPresets,
  spanOf,
} from './recordSpans.ts';
export {
  type AccountRecord,
  type AccountTotals,
  type AccountType,
  accountTypes,
  type BetFigures,
  type BetRecord,
  type BetStatus,
  type BetTotals,
  barsOf,
  betStatuses,
  countsAsMoved,
  figuresOfBet,
  sumOf,
  toneOfAmount,
} from './records.ts';
export {
  type AccountView,
  type BetView,
  firstAccountView,
  firstBetView,
  firstProfitView,
  type ProfitView,
  parseAccountView,
  parseBetView,
  parseProfitView,
  printAccountView,
  printBetView,
  printProfitView,
  recordPageSize,
  withFilters,
} from './recordViews.ts';
export { friendsMissing, type InvitedFriend, type ReferralTier, reachedTier } from './referral.ts';
export {
  checkRegistration,
  draftOf,
  type RegistrationContext,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationName,
  type RegistrationValues,
  readRegistration,
  registrationFields,
  registrationForms,
  registrationNames,
  registrationToSend,
  registrationWays,
} from './registration.ts';
export { readRetryAfter, waitSeconds } from './retryAfter.ts';
export {
  arrangeCentre,
  type CentreReward,
  type Claimable,
  canBecome,
  centreFilter,
  claimable,
  isClaimable,
  nextTurn,
  type RewardStand,
  type RewardStep,
  rewardStand,
  statusAt,
} from './rewardCentre.ts';
export { decideRoom, orderRooms, type Room, type RoomDecision, type RoomState, roomState } from './rooms.ts';
export { decideService, type ServiceEntry, type ServiceWay, serviceWindow } from './service.ts';
export { nextLook, sessionWarning, warningLeadMs } from './sessionLife.ts';
export {
  type ConditionStand,
  type PeriodFigures,
  replayPeriods,
  type Settlement,
  type SettlementLine,
  type SettlementRules,
  settle,
} from './settlement.ts';
export { type CodeAnswer, codeDeadline } from './smsCodes.ts';
export { type ConditionProgress, type TierProgress, tierProgress } from './tierProgress.ts';
export { type TierStanding, type VipClub, type VipTier, vipStandings } from './vip.ts';
export {
  checkWallets,
  mainWallet,
  recallable,
  type VendorWallet,
  type WalletChoice,
  type Wallets,
  walletBalance,
  walletTotal,
} from './wallets.ts';
export { wordsIn } from './words.ts';
