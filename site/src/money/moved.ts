import {
  balance,
  lotteryBets,
  playSession,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  promotionDetail,
  promotions,
  redeemPointList,
  unreadCount,
} from '@baize/gateway';

/** What a movement of points makes stale, and what shows it. */
export const moved = [balance, pointBalance, pointConfig, pointDetail, pointQuote, pointRewards, redeemPointList];

/**
 * What a movement in another tab, or an old one that is known by now, makes stale. Not a quote that somebody is looking at: where the terms
 * changed, the platform says so, and the new ones are confirmed anew (FLT-036).
 */
export const movedAnywhere = [
  ...moved.filter((endpoint) => endpoint !== pointQuote),
  lotteryBets,
  playSession,
  promotionDetail,
  promotions,
  unreadCount,
];
