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

/** What a rest makes stale: whoever rests is offered nothing. */
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
