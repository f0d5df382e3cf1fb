export { countdownText, type DrawPhase, type DrawTimes, drawPhase, passedMark } from './drawTime.ts';
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
