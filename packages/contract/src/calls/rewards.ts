import type { CallNotes } from '../notes.ts';

export const rewards = {
  rewardCentre: {
    group: 'rewards',
    title: 'Rewards',
    about: 'Player’s rewards in every status.',
    refusals: ['on-a-break'],
  },
  claimReward: {
    group: 'rewards',
    title: 'Claim a reward',
    about: 'Claims one issued reward.',
    refusals: ['already-claimed', 'promotion-over', 'promotion-not-open', 'on-a-break', 'not-found'],
  },
  claimAllRewards: {
    group: 'rewards',
    title: 'Claim all rewards',
    about: 'Claims all rewards issued at that moment.',
    refusals: ['nothing-to-claim', 'on-a-break', 'not-allowed'],
  },
  missionSummary: {
    group: 'rewards',
    title: 'Missions and check-in',
    about: 'Missions of the current periods and the player’s check-in streak.',
    refusals: ['on-a-break'],
  },
  claimMission: {
    group: 'rewards',
    title: 'Claim a mission',
    about:
      'Claims a finished mission. `resetTime` is the end of its period as shown: after that the platform answers `promotion-over`.',
    refusals: ['promotion-not-open', 'already-claimed', 'on-a-break', 'not-found', 'promotion-over'],
  },
  checkInToday: {
    group: 'rewards',
    title: 'Check in',
    about: 'Checks in for today, which earns points for the leaderboard; a second time has no effect.',
    refusals: ['on-a-break'],
  },
  missionLeaderboard: {
    group: 'rewards',
    title: 'Leaderboard of missions',
    about: 'Leaderboard of mission points in a period, names masked, with the player’s rank.',
    refusals: [],
  },
  manualRebate: {
    group: 'rewards',
    title: 'Rebate to claim',
    about: 'The rebate that can be claimed, by kind of game, with its sum.',
    refusals: [],
  },
  claimRebate: {
    group: 'rewards',
    title: 'Claim the rebate',
    about:
      'Claims the rebate of one kind of game, or of all. Sends the amount shown: if it has changed, the platform answers `terms-changed` (409) and moves nothing.',
    refusals: ['nothing-to-claim', 'on-a-break', 'terms-changed'],
  },
  rebateHistory: {
    group: 'rewards',
    title: 'Claimed rebates',
    about: 'Rebates that were claimed, newest first.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
