import type { CallNotes } from '../notes.ts';

export const points = {
  pointBalance: {
    group: 'points',
    title: 'Points',
    about: 'Player’s points with their version.',
    refusals: [],
  },
  pointRewards: {
    group: 'points',
    title: 'Rewards for points',
    about: 'Rewards for points, visible to visitors.',
    refusals: [],
  },
  pointConfig: {
    group: 'points',
    title: 'Rules of points',
    about: 'Earning rules (currency units per point, by type), value of points and rules as plain text.',
    refusals: [],
  },
  pointDetail: {
    group: 'points',
    title: 'Points gained and spent',
    about: 'Points gained and spent, newest first, by type and since a time (ms).',
    refusals: [],
  },
  redeemPointList: {
    group: 'points',
    title: 'Redemptions',
    about: 'Redemptions, newest first, by status, kind and since a time (ms).',
    refusals: [],
  },
  pointQuote: {
    group: 'points',
    title: 'What points are worth',
    about: 'Current value of points; by default of the minimum that may be converted.',
    refusals: ['validation-failed'],
  },
  redeemPointReward: {
    group: 'points',
    title: 'Redeem a reward',
    about:
      'Redeems a reward. Sends the unit price and version the player saw: if either has changed, the platform answers `terms-changed` (409) and moves nothing.',
    refusals: [
      'insufficient-balance',
      'insufficient-points',
      'out-of-stock',
      'payment-password-locked',
      'payment-password-unset',
      'payment-password-wrong',
      'terms-changed',
      'validation-failed',
    ],
  },
  convertPoint: {
    group: 'points',
    title: 'Convert points',
    about:
      'Converts points at a quote. If their value has changed, the platform answers `terms-changed` (409) with the new quote and moves nothing.',
    refusals: ['payment-password-locked', 'terms-changed'],
  },
} as const satisfies Record<string, CallNotes>;
