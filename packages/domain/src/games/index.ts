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
export {
  type Category,
  type Game,
  type GameFacts,
  type GameType,
  gameTypes,
  type Vendor,
  type VendorLane,
} from './games.ts';
export { type JackpotBase, jackpotAt, jackpotRisesIn } from './jackpot.ts';
export { arrangeLanes } from './lanes.ts';
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
  firstView,
  fullRowsPageSize,
  gamesInFullRows,
  type ListType,
  type LobbySort,
  type LobbyView,
  listNeedsPlayer,
  listTypes,
  lobbyOffers,
  lobbyPageSize,
  type MinimumBet,
  minimumBets,
  pagesToShow,
  parseLobby,
  printLobby,
  sorts,
  withClassify,
  withList,
  withMinBet,
  withName,
  withNextPage,
  withoutFilters,
  withSort,
  withVendors,
  withVendorToggled,
} from './lobby.ts';
export {
  type EmptyReason,
  emptyReason,
  favouritesQuery,
  gamesQuery,
  hotQueries,
  type LobbyContext,
  type LobbyPage,
  mergePages,
  totalOf,
  type VendorTotal,
} from './lobbyQueries.ts';
export {
  periodEnd,
  periodStart,
  type Ranked,
  type RankPeriod,
  rankAmong,
  rankPeriods,
  readRankPeriod,
} from './ranks.ts';
export { decideRoom, orderRooms, type Room, type RoomDecision, type RoomState, roomState } from './rooms.ts';
