import type { CallNotes } from '../notes.ts';

export const rewards = {
  rewardCentre: {
    group: 'rewards',
    title: 'Rewards',
    about: 'Player’s rewards in every status.',
    capability: 'rewards',
    refusals: ['on-a-break'],
  },
  claimReward: {
    group: 'rewards',
    title: 'Claim a reward',
    about: 'Claims one issued reward.',
    capability: 'rewards',
    refusals: ['already-claimed', 'promotion-over', 'promotion-not-open', 'on-a-break', 'not-found'],
  },
  claimAllRewards: {
    group: 'rewards',
    title: 'Claim all rewards',
    about: 'Claims all rewards issued at that moment.',
    capability: 'rewards',
    refusals: ['nothing-to-claim', 'on-a-break', 'not-allowed'],
  },
  missionSummary: {
    group: 'rewards',
    title: 'Missions and check-in',
    about: 'Missions of the current periods and the player’s check-in streak.',
    capability: 'missions',
    refusals: ['on-a-break'],
  },
  claimMission: {
    group: 'rewards',
    title: 'Claim a mission',
    about:
      'Claims a finished mission. `resetTime` is the end of its period as shown: after that the platform answers `promotion-over`.',
    capability: 'missions',
    refusals: ['promotion-not-open', 'already-claimed', 'on-a-break', 'not-found', 'promotion-over'],
  },
  checkInToday: {
    group: 'rewards',
    title: 'Check in',
    about: 'Checks in for today, which earns points for the leaderboard; a second time has no effect.',
    capability: 'missions',
    refusals: ['on-a-break'],
  },
  missionLeaderboard: {
    group: 'rewards',
    title: 'Leaderboard of missions',
    about: 'Leaderboard of mission points in a period, names masked, with the player’s rank.',
    capability: 'missions',
    refusals: [],
  },
  manualRebate: {
    group: 'rewards',
    title: 'Rebate to claim',
    about: 'The rebate that can be claimed, by kind of game, with its sum.',
    capability: 'rebate',
    refusals: [],
  },
  claimRebate: {
    group: 'rewards',
    title: 'Claim the rebate',
    about:
      'Claims the rebate of one kind of game, or of all. Sends the amount shown: if it has changed, the platform answers `terms-changed` (409) and moves nothing.',
    capability: 'rebate',
    refusals: ['nothing-to-claim', 'on-a-break', 'terms-changed'],
  },
  rebateHistory: {
    group: 'rewards',
    title: 'Claimed rebates',
    about: 'Rebates that were claimed, newest first.',
    capability: 'rebate',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
