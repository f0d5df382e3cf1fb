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

/** What another limit or another interval makes stale. */
export const limitsChanged = [playControl, playSession, depositSettings];

/** What a break makes stale: nothing is offered during one. */
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
