import {
  balance,
  bonusDetails,
  inbox,
  manualRebate,
  memberCounts,
  missionLeaderboard,
  missionSummary,
  promotionDetail,
  promotions,
  rebateHistory,
  rewardCentre,
  unreadCount,
} from '@baize/gateway';

/** What a claim of a reward, a mission or a rebate makes stale, and what shows or counts it. */
export const claimed = [
  balance,
  bonusDetails,
  inbox,
  manualRebate,
  memberCounts,
  missionLeaderboard,
  missionSummary,
  promotionDetail,
  promotions,
  rebateHistory,
  rewardCentre,
  unreadCount,
];
