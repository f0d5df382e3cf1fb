import type { Capability } from '@baize/domain';
import type { PageKey } from './pagePaths.ts';
import type { MemberPageKey, Overlay } from './paths.ts';

/** Part of the product that a page shows; the site says so where the platform does not have it (ADP-06). */
export const pageNeeds: Partial<Record<PageKey, Capability>> = {
  lotteries: 'lottery',
  lottery: 'lottery',
  sportsBook: 'sports',
  promotions: 'promotions',
  promotion: 'promotions',
  vip: 'vip',
  pointMall: 'points',
  help: 'help',
  helpAlone: 'help',
  notices: 'notices',
  blog: 'blog',
  article: 'blog',
  join: 'referral',
};

export const overlayNeeds: Partial<Record<Overlay, Capability>> = {
  register: 'register',
  search: 'search',
  notice: 'notices',
  popup: 'notices',
  redeem: 'points',
  convert: 'points',
  leaderboard: 'ranks',
  'join-promotion': 'promotions',
  raffle: 'promotions',
  'red-envelope': 'promotions',
  feedback: 'feedback',
};

/** Pages of the member centre. That of limits stays without them: it says who sets them. */
export const memberNeeds: Partial<Record<MemberPageKey, Capability>> = {
  transferFund: 'wallets',
  depositv2: 'deposit',
  withdraw: 'withdrawal',
  transferUpline: 'upline',
  personalHistoryCopy: 'records',
  transactionHistory: 'records',
  personalProfit: 'profit',
  bonusDetails: 'bonuses',
  rewardCenter: 'rewards',
  referral: 'referral',
  missionLeaderboard: 'missions',
  messageV2: 'messages',
  manualRebate: 'rebate',
};
