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
