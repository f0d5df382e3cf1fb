import {
  accountRecords,
  balance,
  bonusDetails,
  depositSettings,
  downline,
  downlineTransferSettings,
  lotteryBets,
  moneyMovement,
  moneyMovements,
  playControl,
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
  uplineSettings,
  wallets,
  withdrawalSettings,
} from '@baize/gateway';
import { claimed } from './claimed.ts';

export const moved = [
  accountRecords,
  balance,
  bonusDetails,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  redeemPointList,
];

export const movedByMovement = [
  accountRecords,
  balance,
  bonusDetails,
  depositSettings,
  downline,
  downlineTransferSettings,
  moneyMovement,
  moneyMovements,
  playControl,
  playSession,
  unreadCount,
  uplineSettings,
  wallets,
  withdrawalSettings,
];

export const movedByItself = movedByMovement.filter((endpoint) => endpoint !== moneyMovement);

/**
 * Reads that a movement elsewhere makes stale. Excludes a visible quote: if its terms changed, the platform refuses the
 * payment and the player confirms new ones (FLT-036).
 */
export const movedAnywhere = [
  ...moved.filter((endpoint) => endpoint !== pointQuote && endpoint !== balance),
  ...movedByMovement,
  ...claimed,
  lotteryBets,
  promotionDetail,
  promotions,
];
