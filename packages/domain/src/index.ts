export { gameAddress, readWebAddress, safeExternal, sameOriginPath } from './addresses.ts';
export { type Availability, decideAvailability, readSystemStatus, type SystemStatus } from './availability.ts';
export { bannerGroup, decideLinkage, dialogBannerGroup, type Linkage } from './banners.ts';
export {
  arrangeCategories,
  categoryPath,
  dropDownVendors,
  hasLobby,
  menuPath,
  type VendorDestination,
  type VendorLists,
  vendorDestination,
} from './categories.ts';
export { orderOrigins, pictureSources } from './cdn.ts';
export {
  checkField,
  checkLogin,
  checkRegistration,
  type FieldError,
  type FieldErrors,
  type FieldRule,
  type FieldRules,
  type LoginFields,
  readLogin,
  readRegistration,
  registrationFields,
} from './credentials.ts';
export { readDecimal } from './decimal.ts';
export { type ErrorCode, errorCodes, readErrorCode } from './errors.ts';
export { isOn, readGtagId, readModules, type Toggle, toggles } from './features.ts';
export { type Category, type Game, type GameFacts, type GameType, gameTypes, type Vendor } from './games.ts';
export { decideGate, type GateDecision } from './gate.ts';
export { cleanPath, decideVisit, type Visit } from './guard.ts';
export { type JackpotBase, jackpotAt, jackpotRisesIn } from './jackpot.ts';
export { languageTag } from './language.ts';
export {
  decideLaunch,
  decideVendorLaunch,
  type Launchable,
  type LaunchDecision,
  type LotteryAddress,
  lotteryPath,
} from './launch.ts';
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
  addAmounts,
  type Currency,
  compareAmounts,
  currencySymbol,
  formatMoney,
  fromMinor,
  type MoneyParts,
  minus,
  moneyParts,
  subtractAmounts,
  toMinor,
  usableBalance,
} from './money.ts';
export {
  type Announcement,
  type Announcements,
  type BannerSlide,
  decidePopup,
  type Notice,
  noticeTime,
  splitAnnouncements,
} from './notices.ts';
export { compilePattern, satisfies } from './pattern.ts';
export { type Elapsed, elapsed, netResult, secondsUntil } from './playSession.ts';
export { type Promotion, type PromotionPhase, promotionPhase } from './promotions.ts';
export { readRetryAfter, waitSeconds } from './retryAfter.ts';
