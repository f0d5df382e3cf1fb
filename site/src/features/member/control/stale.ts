import {
  bonusDetails,
  depositSettings,
  manualRebate,
  missionSummary,
  playControl,
  playSession,
  promotionDetail,
  promotions,
  rewardCentre,
  unreadCount,
} from '@baize/gateway';

export const limitsChanged = [playControl, playSession, depositSettings];

/** Endpoints that a break makes stale; nothing is offered during one. */
export const restChanged = [
  ...limitsChanged,
  bonusDetails,
  manualRebate,
  missionSummary,
  promotionDetail,
  promotions,
  rewardCentre,
  unreadCount,
];
