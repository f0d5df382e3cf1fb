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

/** What a movement of points makes stale, and what shows it. */
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

/** What a movement of money makes stale: what there is, what may be moved, what is under way, and the records of it. */
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

/** What goes with a movement that is on screen, once it stands otherwise than before. */
export const movedByItself = movedByMovement.filter((endpoint) => endpoint !== moneyMovement);

/**
 * What a movement in another tab, or an old one that is known by now, makes stale. Not a quote that is on screen: where the terms
 * changed, the platform refuses the payment and the player confirms the new ones (FLT-036).
 */
export const movedAnywhere = [
  ...moved.filter((endpoint) => endpoint !== pointQuote && endpoint !== balance),
  ...movedByMovement,
  ...claimed,
  lotteryBets,
  promotionDetail,
  promotions,
];
